import { topUp } from '#api/testing/money/wallet.ts'
import { CODE, CONSTANT, IDENTIFIER, type RequestFields, readIn } from '../request-fields.ts'
import { withSendingKey } from '../steps/api-keys.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { signedIn, waitToResend } from '../steps/sign-in.ts'
import { payCustomer, scheduleTransfer, withActiveBeneficiary, withDraft, withPayees } from '../steps/transfers.ts'
import { openExampleSubWallet, postFor, withTransactions } from '../steps/wallet.ts'
import { openAccount } from '../test-user.ts'

const withPaidTransfer = inTurn(withTransactions, withPayees, payCustomer)

const withSchedule = inTurn(withTransactions, withPayees, scheduleTransfer)

export const preparations: Preparations = {
  findRecipient: signedIn,
  createTransfer: inTurn(withTransactions, withPayees),
  sendTransfer: inTurn(withTransactions, withActiveBeneficiary, withSendingKey),
  confirmTransfer: inTurn(withTransactions, withDraft),
  resendTransferCode: inTurn(withTransactions, withDraft, waitToResend),
  cancelTransfer: inTurn(withTransactions, withDraft),
  getTransfer: withPaidTransfer,
  getTransferReceipt: withPaidTransfer,
  listTransfers: withPaidTransfer,
  listTransferSchedules: withSchedule,
  cancelTransferSchedule: withSchedule,
}

const inTransfer = readIn('getTransfer')

export const requestFields: RequestFields = {
  findRecipient: { fields: { identifier: IDENTIFIER } },
  createTransfer: {
    prepare: async user => {
      await openAccount(user)
      await user.customer.signIn()
      await postFor(user, topUp(500_00))
      await withPayees(user)
      await openExampleSubWallet(user)
      const { subWalletId: to } = user.wallet
      await postFor(user, { kind: 'move', key: crypto.randomUUID(), to, amount: { amount: 200_00, currency: 'SAR' } })
    },
    fields: {
      'destination.kind': inTransfer('destination.kind'),
      'destination.recipientToken': IDENTIFIER,
      'destination.beneficiaryId': IDENTIFIER,
      'amount.amount': inTransfer('amount.amount'),
      'amount.currency': CONSTANT,
      purpose: inTransfer('purpose'),
      note: inTransfer('note'),
      subWallet: inTransfer('subWallet'),
      'schedule.startsOn': inTransfer('schedule.startsOn'),
      'schedule.repeats': inTransfer('schedule.repeats'),
    },
  },
  sendTransfer: {
    prepare: async user => {
      await openAccount(user)
      await user.customer.signIn()
      await postFor(user, topUp(500_00))
      await withActiveBeneficiary(user)
      await withSendingKey(user)
      await openExampleSubWallet(user)
      const { subWalletId: to } = user.wallet
      await postFor(user, { kind: 'move', key: crypto.randomUUID(), to, amount: { amount: 200_00, currency: 'SAR' } })
    },
    fields: {
      beneficiaryId: inTransfer('destination.beneficiaryId'),
      'amount.amount': inTransfer('amount.amount'),
      'amount.currency': CONSTANT,
      purpose: inTransfer('purpose'),
      note: inTransfer('note'),
      subWallet: inTransfer('subWallet'),
    },
  },
  confirmTransfer: { fields: { otp: CODE } },
}
