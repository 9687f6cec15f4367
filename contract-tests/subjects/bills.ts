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
  preparedBy,
  preparedFor,
  resendRefusals,
  unknownId,
  withOtherCursor,
  withOtherId,
  withoutSms,
  withProviders,
} from '../scripts/preconditions.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import {
  type BillOrder,
  confirmBillOrder,
  monthlyBill,
  requestBills,
  withBillDraft,
  withHeldBill,
} from '../steps/bills.ts'
import { tryWrongCodes } from '../steps/codes.ts'
import { inTurn, type Preparations, successOf } from '../steps/preparation.ts'
import { signedIn, waitToResend } from '../steps/sign-in.ts'
import { closeExampleSubWallet, fillSubWallet, openExampleSubWallet, setAside } from '../steps/sub-wallets.ts'
import { deactivate, freeze, postFor, spendTheLimit, withTransactions } from '../steps/wallet.ts'
import { lateProviders } from '../test-doubles.ts'

const withPaidBill = inTurn(withHeldBill, async ({ plink }, { billPaymentId }) => {
  await advanceTransfer(plink.deps, billPaymentId)
})

/** Saves the bill of the examples. */
async function withSavedBill({ customer }: People): Promise<{ savedBillId: string }> {
  const example = { billerCode: '002', account: ANY_ACCOUNT, name: 'Shop', remind: true }
  const { savedBillId } = await successOf(customer.post('/api/v1/saved-bills', example))
  return { savedBillId }
}

export const preparations = {
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
} satisfies Preparations

const inBillPayment = readIn('getBillPayment')
const inSavedBill = readIn('listSavedBills', 'items[0].')

export const requestFields: RequestFields = {
  inquireBill: {
    fields: { billerCode: IDENTIFIER, account: IDENTIFIER },
  },
  payBills: {
    prepare: inTurn(withTransactions, openExampleSubWallet, async (people, { subWalletId }) => {
      await postFor(people, topUp(2_000_00, { subWallet: subWalletId }))
    }),
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

const lockCodes = ({ customer }: People, { billOrderId }: BillOrder): Promise<void> =>
  tryWrongCodes(customer, otp => customer.post(`/api/v1/bill-orders/${billOrderId}/confirm`, { otp }))

const withLockedCodes = inTurn(withTransactions, withBillDraft, lockCodes)

async function draftFromClosedSubWallet(people: People): Promise<BillOrder> {
  const subWallet = await fillSubWallet(people, 400_00)
  const order = await requestBills(people, [bill()], { subWallet: subWallet.subWalletId })
  await closeExampleSubWallet(people, subWallet, 400_00)
  return order
}

/** Requests a bill twice. The second order waits while the first one is confirmed. */
async function draftOfHeldBill(people: People): Promise<{ waiting: BillOrder; held: BillOrder }> {
  const owed = await monthlyBill(people)
  const held = await requestBills(people, [owed])
  const { otp } = people.customer
  const waiting = await requestBills(people, [owed])
  await confirmBillOrder(people, held, otp)
  return { waiting, held }
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
      await withTransactions(context)
      const owed = await monthlyBill(context)
      await confirmBillOrder(context, await requestBills(context, [owed]))
      return context.call({ body: { bills: [owed] } })
    },
    otp_locked: preparedBy(withLockedCodes),
    otp_send_failed: withoutSms,
    timeout: withProviders({ sms: lateProviders.sms }),
  },

  confirmBillPayments: {
    bill_payment_not_found: unknownId('billOrderId'),
    sub_wallet_not_found: after(draftFromClosedSubWallet),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    bill_payment_under_way: after(async people => (await draftOfHeldBill(people)).waiting),
    bill_already_paid: after(async people => {
      const { waiting, held } = await draftOfHeldBill(people)
      people.plink.clock.advance(1)
      await advanceTransfer(people.plink.deps, held.billPaymentId)
      return waiting
    }),
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    bill_payment_expired: calledBefore,
    insufficient_funds: after(setAside),
    limit_exceeded: after(spendTheLimit),
    otp_locked: preparedBy(withLockedCodes),
  },

  resendBillCode: {
    bill_payment_not_found: unknownId('billOrderId'),
    bill_payment_expired: afterChallenge,
    ...resendRefusals('billOrderId', 'confirmBillPayments', withLockedCodes),
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
    bill_payment_not_paid: preparedBy(inTurn(withTransactions, withBillDraft)),
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
