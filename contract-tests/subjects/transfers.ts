import { topUp } from '#api/testing/money/wallet.ts'
import { withActiveBeneficiary, withPayees, withSendingKey } from '../preparations/prepare-transfers.ts'
import { openExampleSubWallet, postFor } from '../preparations/wallet-setup.ts'
import { CODE, CONSTANT, IDENTIFIER, type RequestFields, readIn } from '../request-fields.ts'
import { openAccount } from '../test-user.ts'

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
