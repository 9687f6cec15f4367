import { topUp } from '#api/testing/money/wallet.ts'
import { operationOf } from '../contract.ts'
import { prepareFor } from '../preparations/prepare.ts'
import { openExampleSubWallet, postFor } from '../preparations/wallet-setup.ts'
import { CODE, CONSTANT, IDENTIFIER, type RequestFields, readIn } from '../request-fields.ts'

const inBillPayment = readIn('getBillPayment')

const inSavedBill = readIn('listSavedBills', 'items[0].')

export const requestFields: RequestFields = {
  inquireBill: {
    fields: { billerCode: IDENTIFIER, account: IDENTIFIER },
  },
  payBills: {
    prepare: async user => {
      await prepareFor(operationOf('payBills'), user)
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
