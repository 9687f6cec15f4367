import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { houseBalances } from '#api/money/ledger/house-accounts.ts'
import { AMOUNT, bankTransfers, ON_HOLD, PAID, UNPAID } from '#api/testing/money/bank-transfers.ts'
import { recordStatements } from '#api/testing/money/statements.ts'
import { execute, newBeneficiary, newDraft, read, setBeneficiary } from '#api/testing/money/transfers.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { CHALLENGE_SECONDS } from '#domain/constants.ts'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import { advanceTransfer, advanceTransfers } from './advance-transfers.ts'

const bank = await bankTransfers()
const {
  clock,
  db,
  deps,
  payer,
  held,
  rowOf,
  statesOf,
  payoutsOf,
  wallet,
  freeze,
  deactivate,
  run,
  runAfter,
  withPayout,
  lie,
  expectAgreement,
} = bank

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

  test('takes seventeen statements from the code until it is paid', async () => {
    const { walletId, customer } = payer()
    const beneficiaryId = await newBeneficiary(deps, customer.userId)
    const draft = await newDraft(deps, { walletId, beneficiaryId, amount: AMOUNT })
    const { db: recorded, statements } = recordStatements(db)
    const counted = { ...deps, db: recorded }
    const during = async (work: Promise<unknown>) => {
      await work
      return statements.splice(0)
    }
    // These statements read the transfer with beneficiary and wallet, the accounts and the limits, and write the posting, the hold and the step.
    const confirmation = ['transaction', ...Array(4).fill('prepared'), 'insert', 'prepared']
    expect(await during(execute(counted, draft))).toEqual(confirmation)
    // These statements claim the transfer, read it with beneficiary and wallet, and write the step, then the step with the house move.
    const submission = ['prepared', 'transaction', ...Array(3).fill('prepared')]
    expect(await during(advanceTransfer(counted, draft.id))).toEqual(submission)
    clock.advance(10)
    // These statements claim the transfer, read it with its wallet and the accounts, and write hold, posting, transaction, and the step with the
    // message.
    const payment = ['prepared', 'transaction', 'prepared', 'prepared', 'update', 'prepared', 'update', 'prepared']
    expect(await during(advanceTransfer(counted, draft.id))).toEqual(payment)
    expect((await rowOf(draft)).state).toBe('paid')
  })

  test('that fails is available again', async () => {
    const transfer = await held(SANDBOX_PAYOUTS.failed)
    await run()
    await runAfter(10)
    expect((await statesOf(transfer)).at(-1)).toBe('failed bank')
    expect(await wallet()).toEqual(UNPAID)
    expect(await read(payer().customer, transfer.id)).toMatchObject({ bankReason: 'The account is closed' })
    await expectAgreement()
  })

  test('that is refused never left', async () => {
    const transfer = await held(SANDBOX_PAYOUTS.refused)
    await run()
    expect((await statesOf(transfer)).at(-1)).toBe('refused bank')
    expect(await wallet()).toEqual(UNPAID)
    await expectAgreement()
  })

  test('that is returned during a long outage is noticed after it, though the first response is still the one of before', async () => {
    const transfer = await held(SANDBOX_PAYOUTS.returned)
    await run()
    const { sequenceNumber } = await rowOf(transfer)
    await runAfter(10)
    expect(await rowOf(transfer)).toMatchObject({ state: 'paid' })
    const before = await deps.providers.payout.find({ sequenceNumber: sequenceNumber!, submittedAt: clock() })
    clock.advance(12 * 86_400)
    await advanceTransfers(withPayout({ find: async () => before }))
    expect(await rowOf(transfer)).toMatchObject({ state: 'paid' })
    await runAfter(86_400)
    expect(await rowOf(transfer)).toMatchObject({ state: 'returned' })
  })

  test('that is returned is a new credit that names the original', async () => {
    const transfer = await held(SANDBOX_PAYOUTS.returned)
    await run()
    await runAfter(10)
    await runAfter(2 * 86_400)
    const { returnedRef, transactionRef } = await rowOf(transfer)
    await payer().customer.signIn()
    expect(await wallet()).toEqual(UNPAID)
    const [credit, payout] = (await payer().read('/transactions')).items
    expect(credit).toMatchObject({ referenceId: returnedRef, type: 'returned_transfer', reversalOf: transactionRef })
    expect([credit?.transferId, payout?.transferId]).toEqual([transfer.id, transfer.id])
    await expectAgreement()
  })

  test.each([
    ['paid', PAID],
    ['failed', UNPAID],
    ['returned', UNPAID],
  ] as const)(
    'is %s also when the wallet became frozen, inactive and full after it was submitted',
    async (state, after) => {
      const transfer = await held(SANDBOX_PAYOUTS.paid_later)
      await run()
      await freeze()
      await deactivate()
      await lie(transfer, { state })
      await advanceTransfer({ ...deps, licence: { maximumBalance: 1 } }, transfer.id)
      expect((await statesOf(transfer)).at(-1)).toBe(`${state} bank`)
      expect(await wallet()).toEqual(after)
      await expectAgreement()
    },
  )

  test.each<[string, (transfer: { beneficiaryId: string }) => Promise<unknown>]>([
    ['wallet_frozen', freeze],
    ['wallet_inactive', deactivate],
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
    const { walletId, customer } = payer()
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
    // The cooling-off period ends at its time, whether or not the job has run.
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

test('a draft that nobody confirms expires', async () => {
  const draft = await newDraft(deps, {
    walletId: payer().walletId,
    recipientWalletId: (await newWalletOwner(bank)).walletId,
    amount: 1,
  })
  await db.update(transfers).set({ dueAt: clock() }).where(eq(transfers.id, draft.id))
  await run()
  // The job looks at the draft before it expires.
  expect(await statesOf(draft)).toEqual(['draft created'])
  clock.advance(CHALLENGE_SECONDS)
  await run()
  expect(await statesOf(draft)).toEqual(['draft created', 'expired timeout'])
})
