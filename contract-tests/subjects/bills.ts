import { advanceTransfer } from '#api/money/transfers/advance-transfers.ts'
import { ANY_ACCOUNT } from '#api/testing/money/bills.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { CODE, CONSTANT, IDENTIFIER, type RequestFields, readIn } from '../request-fields.ts'
import { withBillDraft, withHeldBill } from '../steps/bills.ts'
import { inTurn, type Preparation, type Preparations, successOf } from '../steps/preparation.ts'
import { signedIn, waitToResend } from '../steps/sign-in.ts'
import { openExampleSubWallet, postFor, withTransactions } from '../steps/wallet.ts'

const withPaidBill = inTurn(withHeldBill, ({ world, bills }) => advanceTransfer(world.deps, bills.billPaymentId))

/** The saved bill of the examples. */
export const withSavedBill: Preparation = async ({ customer, bills }) => {
  const saved = { billerCode: '002', account: ANY_ACCOUNT, name: 'Shop', remind: true }
  bills.savedBillId = (await successOf(customer.post('/api/v1/saved-bills', saved))).savedBillId
}

export const preparations: Preparations = {
  listBillers: signedIn,
  inquireBill: signedIn,
  payBills: withTransactions,
  confirmBillPayments: inTurn(withTransactions, withBillDraft),
  resendBillCode: inTurn(withTransactions, withBillDraft, waitToResend),
  listBillPayments: inTurn(withTransactions, withHeldBill),
  getBillPayment: inTurn(withTransactions, withPaidBill),
  cancelBillPayment: inTurn(withTransactions, withHeldBill),
  getBillReceipt: inTurn(withTransactions, withPaidBill),
  listSavedBills: inTurn(signedIn, withSavedBill),
  saveBill: signedIn,
  changeSavedBill: inTurn(signedIn, withSavedBill),
  removeSavedBill: inTurn(signedIn, withSavedBill),
}

const inBillPayment = readIn('getBillPayment')

const inSavedBill = readIn('listSavedBills', 'items[0].')

export const requestFields: RequestFields = {
  inquireBill: {
    fields: { billerCode: IDENTIFIER, account: IDENTIFIER },
  },
  payBills: {
    prepare: async user => {
      await withTransactions(user)
      await openExampleSubWallet(user)
      await postFor(user, topUp(2_000_00, { subWallet: user.wallet.subWalletId }))
    },
    fields: {
      'bills.billerCode': inBillPayment('billerCode'),
      'bills.account': inBillPayment('account'),
      'bills.amount.amount': inBillPayment('amount.amount'),
      'bills.amount.currency': CONSTANT,
      subWallet: inBillPayment('subWallet'),
    },
  },
  confirmBillPayments: { fields: { otp: CODE } },
  saveBill: {
    fields: {
      billerCode: inSavedBill('billerCode'),
      account: inSavedBill('account'),
      name: inSavedBill('name'),
      remind: inSavedBill('remind'),
    },
  },
  changeSavedBill: { fields: { name: inSavedBill('name'), remind: inSavedBill('remind') } },
}
