import { closeSubWallet, lockWallet, walletIdOfPhone } from '#api/money/ledger/wallets.ts'
import { advanceTransfer } from '#api/money/transfers/advance-transfers.ts'
import { wrongCode } from '#api/testing/customer.ts'
import { bill } from '#api/testing/money/bills.ts'
import { payment, sar } from '#api/testing/money/wallet.ts'
import { CHALLENGE_SECONDS, MAX_SAVED_BILLS, OTP_ATTEMPTS, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import { operationOf } from '../contract.ts'
import { confirmRequestedBills, monthlyBill, requestBills, withBillDraft } from '../steps/bills.ts'
import { successOf } from '../steps/preparation.ts'
import { deactivate, freeze, openExampleSubWallet, postFor } from '../steps/wallet.ts'
import { prepareFor } from '../subjects/all-subjects.ts'
import { withSavedBill } from '../subjects/bills.ts'
import { lateProviders } from '../test-doubles.ts'
import type { TestUser } from '../test-user.ts'
import { after, afterSeconds, withoutSms, withProviders } from './preconditions.ts'
import { runScenarios } from './run-scenarios.ts'
import type { ScenarioScript } from './scenario-context.ts'

/** So much that the limit of the day refuses the bill. */
const spendTheLimit = (user: TestUser) => postFor(user, payment(1_600_00))

async function lockCodes({ customer, bills }: TestUser): Promise<void> {
  for (let count = 0; count < OTP_ATTEMPTS; count++)
    await customer.post(`/api/v1/bill-orders/${bills.billOrderId}/confirm`, { otp: wrongCode(customer.otp) })
}

/** Leaves less than the bill in the main wallet. */
async function setAside(user: TestUser): Promise<void> {
  await fillSubWallet(user, 2_300_00)
}

async function fillSubWallet(user: TestUser, halalas: number): Promise<void> {
  await openExampleSubWallet(user)
  const { subWalletId: to } = user.wallet
  await postFor(user, { kind: 'move', key: crypto.randomUUID(), to, amount: sar(halalas) })
}

async function emptySubWalletCloses(user: TestUser): Promise<void> {
  await fillSubWallet(user, 400_00)
  const { subWalletId: from } = user.wallet
  await requestBills(user, [bill()], { subWallet: from })
  await postFor(user, { kind: 'move', key: crypto.randomUUID(), from, amount: sar(400_00) })
  const { db } = user.world.database
  const walletId = await walletIdOfPhone(db, user.person.phoneNumber)
  await db.transaction(async tx => closeSubWallet(tx, await lockWallet(tx, walletId), from))
}

/** Two drafts of a bill, of which the second one waits while the first one is confirmed. */
async function confirmOther(user: TestUser): Promise<void> {
  const owed = await monthlyBill(user)
  await requestBills(user, [owed])
  const first = { ...user.bills, otp: user.customer.otp }
  await requestBills(user, [owed])
  const second = { ...user.bills, otp: user.customer.otp }
  Object.assign(user.bills, first)
  user.customer.otp = first.otp
  await confirmRequestedBills(user)
  Object.assign(user.bills, second)
  user.customer.otp = second.otp
  user.bills.billPaymentId = first.billPaymentId
}

const unknown =
  (name: 'billOrderId' | 'billPaymentId' | 'savedBillId'): ScenarioScript =>
  async ({ prepare, call }) => {
    await prepare()
    return call({ parameters: { [name]: crypto.randomUUID() } })
  }

const inEmptyWallet: ScenarioScript = async context => {
  await prepareFor(operationOf('inquireBill'), context)
  return context.call()
}

runScenarios('bills', {
  payBills: {
    from_sub_wallet: after(user => fillSubWallet(user, 400_00)),
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
      await prepareFor(operationOf('confirmBillPayments'), context)
      await lockCodes(context)
      return context.call()
    },
    otp_send_failed: withoutSms,
    timeout: withProviders({ sms: lateProviders.sms }),
  },

  confirmBillPayments: {
    bill_payment_not_found: unknown('billOrderId'),
    sub_wallet_not_found: after(emptySubWalletCloses),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    bill_payment_under_way: after(confirmOther),
    bill_already_paid: after(async user => {
      const { world, bills } = user
      await confirmOther(user)
      world.clock.advance(1)
      await advanceTransfer(world.deps, bills.billPaymentId)
    }),
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    bill_payment_expired: after(({ call }) => call()),
    insufficient_funds: after(setAside),
    limit_exceeded: after(spendTheLimit),
    otp_locked: after(lockCodes),
  },

  resendBillCode: {
    bill_payment_not_found: unknown('billOrderId'),
    bill_payment_expired: after(async ({ world, customer }) => {
      world.clock.advance(CHALLENGE_SECONDS)
      await customer.refresh()
    }),
    idempotency_mismatch: async ({ prepare, call }) => {
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      await prepare()
      await call({ headers })
      return call({ headers, parameters: { billOrderId: crypto.randomUUID() } })
    },
    otp_cooldown: async context => {
      await prepareFor(operationOf('confirmBillPayments'), context)
      return context.call()
    },
    otp_locked: after(lockCodes),
    otp_send_failed: withoutSms,
  },

  listBillPayments: {
    wallet_empty: inEmptyWallet,
    // A cursor of another list.
    cursor_invalid: after(async user => {
      const page = await user.customer.get('/api/v1/wallet/transactions?limit=1')
      user.wallet.cursor = (await page.json()).nextCursor
    }),
  },

  getBillPayment: {
    draft: async context => {
      await prepareFor(operationOf('confirmBillPayments'), context)
      return context.call()
    },
    held: async context => {
      await prepareFor(operationOf('listBillPayments'), context)
      return context.call()
    },
    bill_payment_not_found: unknown('billPaymentId'),
  },

  cancelBillPayment: {
    bill_payment_not_found: unknown('billPaymentId'),
    bill_payment_not_cancellable: async context => {
      await prepareFor(operationOf('getBillPayment'), context)
      return context.call()
    },
    idempotency_mismatch: async ({ prepare, call }) => {
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      await prepare()
      await call({ headers })
      return call({ headers, parameters: { billPaymentId: crypto.randomUUID() } })
    },
  },

  getBillReceipt: {
    bill_payment_not_found: unknown('billPaymentId'),
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

  changeSavedBill: { saved_bill_not_found: unknown('savedBillId') },
  removeSavedBill: { saved_bill_not_found: unknown('savedBillId') },
})
