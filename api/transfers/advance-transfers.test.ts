import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { moneyExceptions } from '#api/db/schema/money-exceptions.ts'
import { sandboxPayouts } from '#api/db/schema/sandbox-money.ts'
import { stateChanges } from '#api/db/schema/state-changes.ts'
import { type TransferRow, transfers } from '#api/db/schema/transfers.ts'
import { checkLedger } from '#api/ledger/check-ledger.ts'
import { houseBalances } from '#api/ledger/house-accounts.ts'
import { freezeWallet, lockWallet, setWalletStatus } from '#api/ledger/wallets.ts'
import type { PayoutProvider, PayoutState } from '#api/providers/money-providers.ts'
import { decideSandboxPayout } from '#api/sandbox/payout.ts'
import { testApp } from '#api/testing/app.ts'
import { recordStatements } from '#api/testing/statements.ts'
import { cancel, execute, newBeneficiary, newDraft, read, setBeneficiary } from '#api/testing/transfers.ts'
import { topUp } from '#api/testing/wallet.ts'
import { newOwner, type Owner } from '#api/testing/wallet-owner.ts'
import { SANDBOX_PAYOUTS } from '#domain/sandbox-money.ts'
import { advanceTransfer, advanceTransfers } from './advance-transfers.ts'
import { SETTLED_SECONDS, UNDECIDED_SECONDS } from './ask-provider.ts'
import { decideUnknownTransfer } from './decide-unknown-transfer.ts'

const world = await testApp()
const { app, clock, database, deps } = world
const { db } = database
afterAll(() => database.close())

let payer: Owner
beforeEach(async () => {
  payer = await newOwner(world)
  await payer.now(topUp(1_000_00))
})

const AMOUNT = 300_00

/** A transfer whose money is on hold. */
async function held(iban?: string): Promise<TransferRow & { beneficiaryId: string }> {
  const { walletId, customer } = payer
  const beneficiaryId = await newBeneficiary(deps, customer.userId, iban)
  const draft = await newDraft(deps, { walletId, beneficiaryId, amount: AMOUNT, ...(iban && { iban }) })
  return { ...(await execute(deps, draft)), beneficiaryId }
}

const rowOf = async ({ id }: TransferRow) => (await db.select().from(transfers).where(eq(transfers.id, id)))[0]!
const statesOf = async ({ id }: TransferRow) =>
  (await db.select().from(stateChanges).where(eq(stateChanges.rowId, id)).orderBy(stateChanges.sequence)).map(
    ({ to, cause }) => `${to} ${cause}`,
  )
const payoutsOf = async ({ id }: TransferRow) => {
  const { sequenceNumber } = await rowOf({ id } as TransferRow)
  return db.select().from(sandboxPayouts).where(eq(sandboxPayouts.sequenceNumber, sequenceNumber!))
}
const exceptionsOf = ({ id }: TransferRow) =>
  db.select().from(moneyExceptions).where(eq(moneyExceptions.transferId, id))

const wallet = async () => {
  const { available, onHold } = await payer.read('')
  return { available: available.amount, onHold: onHold.amount }
}
const UNPAID = { available: 1_000_00, onHold: 0 }
const ON_HOLD = { available: 700_00, onHold: 300_00 }
const PAID = { available: 700_00, onHold: 0 }

const run = () => advanceTransfers(deps)
async function runAfter(seconds: number): Promise<void> {
  clock.advance(seconds)
  await run()
}

/** The provider, with these calls replaced. */
const withPayout = (changes: Partial<PayoutProvider>) => ({
  ...deps,
  providers: { ...deps.providers, payout: { ...deps.providers.payout, ...changes } },
})

async function decide(transfer: TransferRow, state: PayoutState): Promise<void> {
  const { sequenceNumber } = await rowOf(transfer)
  await decideSandboxPayout(db, sequenceNumber!, state)
}

/** Writes the provider's books, also where its rules would not let it. */
async function lie(transfer: TransferRow, changes: Partial<typeof sandboxPayouts.$inferInsert>): Promise<void> {
  const { sequenceNumber } = await rowOf(transfer)
  await db.update(sandboxPayouts).set(changes).where(eq(sandboxPayouts.sequenceNumber, sequenceNumber!))
}

async function expectAgreement(): Promise<void> {
  expect((await checkLedger(db)).differences).toEqual([])
}

describe('a transfer to an IBAN', () => {
  test('is on hold, submitted and paid, and never sent twice', async () => {
    const transfer = await held()
    expect(await wallet()).toEqual(ON_HOLD)
    const before = await houseBalances(db)
    await run()
    expect((await houseBalances(db)).payouts_in_transit - before.payouts_in_transit).toBe(AMOUNT)
    await expectAgreement()
    await runAfter(10)
    expect(await statesOf(transfer)).toEqual([
      'draft created',
      'held confirmed',
      'submitting submission',
      'submitted bank',
      'paid bank',
    ])
    expect(await wallet()).toEqual(PAID)
    const after = await houseBalances(db)
    expect(after.payouts_in_transit).toBe(before.payouts_in_transit)
    expect(after.safeguarding).toBe(before.safeguarding - AMOUNT)
    await runAfter(86_400)
    expect(await payoutsOf(transfer)).toMatchObject([{ amount: AMOUNT, state: 'paid' }])
    await expectAgreement()
  })

  test('takes thirteen statements from the code until it is paid', async () => {
    const { walletId, customer } = payer
    const beneficiaryId = await newBeneficiary(deps, customer.userId)
    const draft = await newDraft(deps, { walletId, beneficiaryId, amount: AMOUNT })
    const { db: recorded, statements } = recordStatements(db)
    const counted = { ...deps, db: recorded }
    const during = async (work: Promise<unknown>) => {
      await work
      return statements.splice(0)
    }
    // Transfer with beneficiary and wallet; accounts; limits; posting with the hold; step.
    expect(await during(execute(counted, draft))).toEqual(['transaction', ...Array(5).fill('prepared')])
    // Taken up; transfer with beneficiary and wallet; step; then the step with the house move.
    const submission = ['prepared', 'transaction', ...Array(3).fill('prepared')]
    expect(await during(advanceTransfer(counted, draft.id))).toEqual(submission)
    clock.advance(10)
    // Taken up; transfer with wallet; end of the hold; step with the message.
    const payment = ['prepared', 'transaction', ...Array(3).fill('prepared')]
    expect(await during(advanceTransfer(counted, draft.id))).toEqual(payment)
    expect((await rowOf(draft)).state).toBe('paid')
  })

  test('that fails is available again', async () => {
    const transfer = await held(SANDBOX_PAYOUTS.failed)
    await run()
    await runAfter(10)
    expect((await statesOf(transfer)).at(-1)).toBe('failed bank')
    expect(await wallet()).toEqual(UNPAID)
    expect(await read(payer.customer, transfer.id)).toMatchObject({ bankReason: 'The account is closed' })
    await expectAgreement()
  })

  test('that is refused never left', async () => {
    const transfer = await held(SANDBOX_PAYOUTS.refused)
    await run()
    expect((await statesOf(transfer)).at(-1)).toBe('refused bank')
    expect(await wallet()).toEqual(UNPAID)
    await expectAgreement()
  })

  test('that is returned is a new credit that names the original', async () => {
    const transfer = await held(SANDBOX_PAYOUTS.returned)
    await run()
    await runAfter(10)
    await runAfter(2 * 86_400)
    const { returnedRef, transactionRef } = await rowOf(transfer)
    await payer.customer.signIn()
    expect(await wallet()).toEqual(UNPAID)
    const [credit, payout] = (await payer.read('/transactions')).items
    expect(credit).toMatchObject({ referenceId: returnedRef, type: 'returned_transfer', reversalOf: transactionRef })
    expect([credit?.transferId, payout?.transferId]).toEqual([transfer.id, transfer.id])
    await expectAgreement()
  })

  test('is paid also when the wallet is frozen after it was submitted', async () => {
    const transfer = await held()
    await run()
    await freezeWallet(db, payer.customer.userId, clock())
    await runAfter(10)
    expect((await statesOf(transfer)).at(-1)).toBe('paid bank')
    expect(await wallet()).toEqual(PAID)
  })

  test.each<[string, (transfer: { beneficiaryId: string }) => Promise<unknown>]>([
    ['wallet_frozen', () => freezeWallet(db, payer.customer.userId, clock())],
    [
      'wallet_inactive',
      () => db.transaction(async tx => setWalletStatus(tx, await lockWallet(tx, payer.walletId), 'inactive')),
    ],
    ['beneficiary_unavailable', ({ beneficiaryId }) => setBeneficiary(deps, beneficiaryId, 'removed')],
    ['beneficiary_unavailable', ({ beneficiaryId }) => setBeneficiary(deps, beneficiaryId, 'suspended')],
  ])('does not leave with %s before it is submitted', async (cause, change) => {
    const transfer = await held()
    await change(transfer)
    await run()
    expect((await statesOf(transfer)).at(-1)).toBe(`cancelled ${cause}`)
    expect((await rowOf(transfer)).sequenceNumber).toBeNull()
    expect(await wallet()).toEqual(UNPAID)
  })

  test('adds up with the others to at most the cap while its beneficiary cools off', async () => {
    const { walletId, customer } = payer
    const beneficiaryId = await newBeneficiary(deps, customer.userId, undefined, 'cooling_off')
    const drafts = [
      await newDraft(deps, { walletId, beneficiaryId, amount: 400_00 }),
      await newDraft(deps, { walletId, beneficiaryId, amount: 400_00 }),
    ]
    const capped = { ...deps, beneficiaries: { coolingHours: 24, coolingCap: 700_00 } }
    const results = await Promise.allSettled(drafts.map(draft => execute(capped, draft)))
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await advanceTransfers(capped)
    await advanceTransfers(capped)
    expect(await wallet()).toMatchObject({ available: 600_00 })
    // From the end of the cooling-off on, whether or not the job has been there.
    clock.advance(86_400)
    await execute(capped, await newDraft(deps, { walletId, beneficiaryId, amount: 400_00 }))
  })

  test('that was not sent is sent again under the same number', async () => {
    const transfer = await held()
    await advanceTransfers(withPayout({ submit: async () => ({ kind: 'not_sent' }) }))
    const { sequenceNumber } = await rowOf(transfer)
    expect((await statesOf(transfer)).at(-1)).toBe('held not_sent')
    await runAfter(30)
    await runAfter(10)
    expect(await rowOf(transfer)).toMatchObject({ sequenceNumber, state: 'paid', submissions: 2 })
  })
})

describe('the lost answer', () => {
  test('is cleared up by our own number when the provider has the payout', async () => {
    const transfer = await held(SANDBOX_PAYOUTS.no_answer_received)
    await run()
    await runAfter(10)
    expect(await statesOf(transfer)).toEqual([
      'draft created',
      'held confirmed',
      'submitting submission',
      'unknown no_answer',
      'submitted bank',
      'paid bank',
    ])
    expect(await payoutsOf(transfer)).toHaveLength(1)
    await expectAgreement()
  })

  test('of a request that was lost leads to another submission of the same number, and not too soon', async () => {
    const transfer = await held(SANDBOX_PAYOUTS.no_answer_lost)
    await run()
    const { sequenceNumber } = await rowOf(transfer)
    await runAfter(SETTLED_SECONDS - 1)
    expect(await rowOf(transfer)).toMatchObject({ state: 'unknown', submissions: 1 })
    expect(await wallet()).toEqual(ON_HOLD)
    await runAfter(SETTLED_SECONDS)
    await runAfter(10)
    expect(await rowOf(transfer)).toMatchObject({ state: 'paid', submissions: 2, sequenceNumber })
    expect(await payoutsOf(transfer)).toHaveLength(1)
  })

  test('of an adapter that dies after the provider has accepted sends nothing twice', async () => {
    const transfer = await held()
    let submissions = 0
    await advanceTransfers(
      withPayout({
        async submit(request) {
          submissions += 1
          await deps.providers.payout.submit(request)
          throw new Error('killed')
        },
      }),
    )
    await runAfter(10)
    expect((await rowOf(transfer)).state).toBe('paid')
    expect(submissions).toBe(1)
    expect(await payoutsOf(transfer)).toHaveLength(1)
  })

  test('of a process that is killed between the call and the commit is cleared up by another one', async () => {
    const transfer = await held()
    const killed = Promise.withResolvers<never>()
    const reached = Promise.withResolvers<void>()
    void advanceTransfers(
      withPayout({
        async submit(request) {
          await deps.providers.payout.submit(request)
          reached.resolve()
          return killed.promise
        },
      }),
    )
    await reached.promise
    await runAfter(60)
    expect((await rowOf(transfer)).state).toBe('submitting')
    await runAfter(180)
    await runAfter(10)
    expect(await statesOf(transfer)).toEqual([
      'draft created',
      'held confirmed',
      'submitting submission',
      'unknown no_answer',
      'submitted bank',
      'paid bank',
    ])
    expect(await payoutsOf(transfer)).toHaveLength(1)
    await expectAgreement()
  })

  test('that the provider never gives needs a decision, and is not sent again', async () => {
    const transfer = await held()
    const silent = withPayout({
      submit: async () => ({ kind: 'unknown' }),
      find: async () => ({ kind: 'unavailable' }),
    })
    await advanceTransfers(silent)
    const tooSoon = db.transaction(tx => decideUnknownTransfer(tx, deps, transfer.id, 'failed'))
    await expect(tooSoon).rejects.toMatchObject({ code: 'TRANSFER_STATE_INVALID' })
    clock.advance(UNDECIDED_SECONDS)
    await advanceTransfers(silent)
    expect(await rowOf(transfer)).toMatchObject({ state: 'unknown', undecidedSince: clock() })
    clock.advance(SETTLED_SECONDS)
    await advanceTransfers(withPayout({ find: async () => ({ kind: 'not_found' }) }))
    expect(await rowOf(transfer)).toMatchObject({ state: 'unknown', submissions: 1 })
  })

  test.each([
    ['paid', PAID],
    ['failed', UNPAID],
  ] as const)('is ended by the staff as %s', async (outcome, after) => {
    const transfer = await held()
    const silent = withPayout({
      submit: async () => ({ kind: 'unknown' }),
      find: async () => ({ kind: 'unavailable' }),
    })
    await advanceTransfers(silent)
    clock.advance(UNDECIDED_SECONDS)
    await advanceTransfers(silent)
    await db.transaction(tx => decideUnknownTransfer(tx, deps, transfer.id, outcome))
    expect((await statesOf(transfer)).at(-1)).toBe(`${outcome} staff`)
    await payer.customer.signIn()
    expect(await wallet()).toEqual(after)
    await expectAgreement()
  })
})

describe('a provider that contradicts itself', () => {
  async function settledAs(state: PayoutState): Promise<TransferRow> {
    const transfer = await held(SANDBOX_PAYOUTS.paid_later)
    await run()
    await decide(transfer, state)
    await advanceTransfer(deps, transfer.id)
    return rowOf(transfer)
  }

  test.each([
    ['paid after failed', 'failed', 'paid', 'payout_paid_after_failed'],
    ['returned after failed', 'failed', 'returned', 'payout_returned_after_failed'],
    ['failed after paid', 'paid', 'failed', 'payout_failed_after_paid'],
  ] as const)('with %s moves no money, and the staff is told', async (_what, first, then, kind) => {
    const transfer = await settledAs(first)
    const before = await wallet()
    await lie(transfer, { state: then })
    await advanceTransfer(deps, transfer.id)
    await advanceTransfer(deps, transfer.id)
    expect(await rowOf(transfer)).toMatchObject({ state: first })
    expect(await wallet()).toEqual(before)
    expect(await exceptionsOf(transfer)).toMatchObject([{ kind, expected: { state: first }, stated: { state: then } }])
    await expectAgreement()
  })

  test('with another amount changes nothing', async () => {
    const transfer = await held(SANDBOX_PAYOUTS.paid_later)
    await run()
    await lie(transfer, { amount: AMOUNT + 1, state: 'paid' })
    await advanceTransfer(deps, transfer.id)
    expect(await rowOf(transfer)).toMatchObject({ state: 'submitted' })
    expect(await exceptionsOf(transfer)).toMatchObject([{ kind: 'payout_differs' }])
  })

  test('with paid twice, and several processes at once, pays once', async () => {
    const transfer = await settledAs('paid')
    await Promise.all([1, 2, 3].map(() => advanceTransfer(deps, transfer.id)))
    expect(await wallet()).toEqual(PAID)
    expect(await exceptionsOf(transfer)).toEqual([])
  })

  test('with an answer that is late changes nothing', async () => {
    const transfer = await settledAs('failed')
    await lie(transfer, { state: 'initiated', createdAt: clock() })
    await advanceTransfer(deps, transfer.id)
    expect(await rowOf(transfer)).toMatchObject({ state: 'failed' })
    expect(await exceptionsOf(transfer)).toEqual([])
  })
})

describe('races', () => {
  test('a cancellation and a submission: one of them wins', async () => {
    for (let count = 0; count < 10; count += 1) {
      const iban = `SA${String(count).padStart(22, '0')}`
      const { walletId, customer } = payer
      const beneficiaryId = await newBeneficiary(deps, customer.userId, iban)
      const transfer = await execute(deps, await newDraft(deps, { walletId, beneficiaryId, iban, amount: 10_00 }))
      const [cancelled] = await Promise.all([cancel(customer, { transferId: transfer.id }), run()])
      const { state, sequenceNumber } = await rowOf(transfer)
      if (cancelled.status === 200)
        expect({ state, sequenceNumber }).toEqual({ state: 'cancelled', sequenceNumber: null })
      else expect(cancelled.body).toMatchObject({ code: 'TRANSFER_NOT_CANCELLABLE' })
    }
    await runAfter(10)
    await expectAgreement()
  })

  test('webhooks, twice and out of order, beside the job: paid once', async () => {
    const transfer = await held(SANDBOX_PAYOUTS.paid_later)
    await run()
    await decide(transfer, 'paid')
    const { providerReference } = await rowOf(transfer)
    const report = () =>
      app.request('/api/webhooks/moyasar/payouts', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ reference: providerReference }),
      })
    const reports = await Promise.all([report(), run(), report(), advanceTransfer(deps, transfer.id), report()])
    expect(reports.flatMap(each => each?.status ?? [])).toEqual([204, 204, 204])
    await run()
    expect((await statesOf(transfer)).filter(each => each.startsWith('paid'))).toHaveLength(1)
    expect(await wallet()).toEqual(PAID)
    await expectAgreement()
  })

  test('many workers take up each transfer once', async () => {
    const { walletId, customer } = payer
    const beneficiaryId = await newBeneficiary(deps, customer.userId)
    const sent = new Map<string, number>()
    const counting = withPayout({
      submit(request) {
        sent.set(request.sequenceNumber, (sent.get(request.sequenceNumber) ?? 0) + 1)
        return deps.providers.payout.submit(request)
      },
    })
    for (let count = 0; count < 40; count += 1)
      await execute(deps, await newDraft(deps, { walletId, beneficiaryId, amount: 10_00 }))
    await Promise.all([advanceTransfers(counting), advanceTransfers(counting), advanceTransfers(counting)])
    expect([...sent.values()]).toEqual(Array.from({ length: 40 }, () => 1))
    await runAfter(10)
    expect(await wallet()).toEqual({ available: 600_00, onHold: 0 })
  })
})

test('a draft that nobody confirms expires', async () => {
  const draft = await newDraft(deps, {
    walletId: payer.walletId,
    recipientWalletId: (await newOwner(world)).walletId,
    amount: 1,
  })
  await db.update(transfers).set({ dueAt: clock() }).where(eq(transfers.id, draft.id))
  await run()
  expect(await statesOf(draft)).toEqual(['draft created', 'expired timeout'])
})
