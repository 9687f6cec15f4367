import { advanceTransfer } from '#api/money/transfers/advance-transfers.ts'
import { ANY_ACCOUNT, bill } from '#api/testing/money/bills.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { MAX_SAVED_BILLS, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import type { People } from '../people.ts'
import { CODE, CONSTANT, IDENTIFIER, type RequestFields, readIn } from '../request-fields.ts'
import {
  after,
  afterChallenge,
  afterSeconds,
  calledBefore,
  preparedFor,
  resendRefusals,
  unknownId,
  withOtherCursor,
  withOtherId,
  withoutSms,
  withProviders,
} from '../scripts/preconditions.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import { confirmRequestedBills, monthlyBill, requestBills, withBillDraft, withHeldBill } from '../steps/bills.ts'
import { tryWrongCodes } from '../steps/codes.ts'
import { inTurn, type Preparation, type Preparations, successOf } from '../steps/preparation.ts'
import { signedIn, waitToResend } from '../steps/sign-in.ts'
import { closeExampleSubWallet, fillSubWallet, openExampleSubWallet, setAside } from '../steps/sub-wallets.ts'
import { deactivate, freeze, postFor, spendTheLimit, withTransactions } from '../steps/wallet.ts'
import { lateProviders } from '../test-doubles.ts'

const withPaidBill = inTurn(withHeldBill, ({ plink, bills }) => advanceTransfer(plink.deps, bills.billPaymentId))

/** The saved bill of the examples. */
const withSavedBill: Preparation = async ({ customer, bills }) => {
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
    prepare: async people => {
      await withTransactions(people)
      await openExampleSubWallet(people)
      await postFor(people, topUp(2_000_00, { subWallet: people.wallet.subWalletId }))
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

const lockCodes = ({ customer, bills }: People): Promise<void> =>
  tryWrongCodes(customer, otp => customer.post(`/api/v1/bill-orders/${bills.billOrderId}/confirm`, { otp }))

async function subWalletCloses(people: People): Promise<void> {
  await fillSubWallet(people, 400_00)
  await requestBills(people, [bill()], { subWallet: people.wallet.subWalletId })
  await closeExampleSubWallet(people, 400_00)
}

/** Two drafts of a bill, of which the second one waits while the first one is confirmed. */
async function confirmOther(people: People): Promise<void> {
  const owed = await monthlyBill(people)
  await requestBills(people, [owed])
  const first = { ...people.bills, otp: people.customer.otp }
  await requestBills(people, [owed])
  const second = { ...people.bills, otp: people.customer.otp }
  Object.assign(people.bills, first)
  people.customer.otp = first.otp
  await confirmRequestedBills(people)
  Object.assign(people.bills, second)
  people.customer.otp = second.otp
  people.bills.billPaymentId = first.billPaymentId
}

const inEmptyWallet = preparedFor('inquireBill')

export const scripts: ScenarioScripts = {
  payBills: {
    from_sub_wallet: after(people => fillSubWallet(people, 400_00)),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    insufficient_funds: after(setAside),
    limit_exceeded: after(spendTheLimit),
    bill_payment_under_way: async context => {
      await context.prepare()
      const owed = await monthlyBill(context)
      await requestBills(context, [owed])
      await confirmRequestedBills(context)
      return context.call({ body: { bills: [owed] } })
    },
    otp_locked: async context => {
      await context.prepareFor('confirmBillPayments')
      await lockCodes(context)
      return context.call()
    },
    otp_send_failed: withoutSms,
    timeout: withProviders({ sms: lateProviders.sms }),
  },

  confirmBillPayments: {
    bill_payment_not_found: unknownId('billOrderId'),
    sub_wallet_not_found: after(subWalletCloses),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    bill_payment_under_way: after(confirmOther),
    bill_already_paid: after(async people => {
      const { plink, bills } = people
      await confirmOther(people)
      plink.clock.advance(1)
      await advanceTransfer(plink.deps, bills.billPaymentId)
    }),
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    bill_payment_expired: calledBefore,
    insufficient_funds: after(setAside),
    limit_exceeded: after(spendTheLimit),
    otp_locked: after(lockCodes),
  },

  resendBillCode: {
    bill_payment_not_found: unknownId('billOrderId'),
    bill_payment_expired: afterChallenge,
    ...resendRefusals('billOrderId', 'confirmBillPayments', lockCodes),
  },

  listBillPayments: {
    wallet_empty: inEmptyWallet,
    cursor_invalid: withOtherCursor,
  },

  getBillPayment: {
    draft: preparedFor('confirmBillPayments'),
    held: preparedFor('listBillPayments'),
    bill_payment_not_found: unknownId('billPaymentId'),
  },

  cancelBillPayment: {
    bill_payment_not_found: unknownId('billPaymentId'),
    bill_payment_not_cancellable: preparedFor('getBillPayment'),
    idempotency_mismatch: withOtherId('billPaymentId'),
  },

  getBillReceipt: {
    bill_payment_not_found: unknownId('billPaymentId'),
    bill_payment_not_paid: after(withBillDraft),
  },

  listSavedBills: { nothing_saved: inEmptyWallet },

  saveBill: {
    saved_bill_exists: after(withSavedBill),
    saved_bill_limit_reached: after(async ({ customer }) => {
      for (let place = 0; place < MAX_SAVED_BILLS; place++)
        await successOf(
          customer.post('/api/v1/saved-bills', {
            billerCode: '002',
            account: String(40_000_000 + place),
            name: 'Shop',
            remind: false,
          }),
        )
    }),
  },

  changeSavedBill: { saved_bill_not_found: unknownId('savedBillId') },
  removeSavedBill: { saved_bill_not_found: unknownId('savedBillId') },
}
