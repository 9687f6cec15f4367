import { describe, expect, test } from 'vitest'
import { createLog } from '#api/kernel/platform/log.ts'
import { bankTransfers, ON_HOLD, PAID, STEPS_TO_UNKNOWN, UNPAID } from '#api/testing/money/bank-transfers.ts'
import { setBeneficiary } from '#api/testing/money/transfers.ts'
import { FaultyNetwork, SILENCE } from '#api/testing/providers/faulty-providers.ts'
import { TRANSFER_UNDECIDED_SECONDS } from '#domain/constants.ts'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import { advanceTransfer, advanceTransfers } from './advance-transfers.ts'
import { SETTLED_SECONDS } from './ask-provider.ts'
import { decideTransfer } from './decide-transfer.ts'
import { sequenceNumberOf } from './submit-transfer.ts'

const {
  freeze,
  deactivate,
  clock,
  db,
  deps,
  payer,
  held,
  rowOf,
  statesOf,
  payoutsOf,
  wallet,
  run,
  runAfter,
  withPayout,
  expectAgreement,
} = await bankTransfers()

const silent = new FaultyNetwork().between(deps, SILENCE)

describe('a restored backup', () => {
  test('pays under the number of before, so that what it has forgotten is found and not paid again', async () => {
    const transfer = await held()
    const request = {
      sequenceNumber: sequenceNumberOf(transfer.id),
      amount: transfer.amount,
      purpose: transfer.purpose,
      destination: { iban: transfer.payeeIban!, name: transfer.payeeName, mobile: '0512345678', city: 'Riyadh' },
    }
    // This request was sent to the provider after the backup.
    await deps.providers.payout.submit(request)
    const searchTimes: Date[] = []
    const remembering = withPayout({
      async find(query) {
        searchTimes.push(query.submittedAt)
        return deps.providers.payout.find(query)
      },
    })
    clock.advance(3600)
    await advanceTransfers(remembering)
    expect(await statesOf(transfer)).toEqual([...STEPS_TO_UNKNOWN, 'submitted bank', 'paid bank'])
    expect(await payoutsOf(transfer)).toHaveLength(1)
    // The provider searches by time, so the search begins before our own first submission.
    expect(searchTimes).toEqual([transfer.confirmedAt])
    await expectAgreement()
  })
})

describe('a lost response', () => {
  test('is cleared up by our own number when the provider has the payout', async () => {
    const transfer = await held(SANDBOX_PAYOUTS.no_answer_received)
    await run()
    await runAfter(10)
    expect(await statesOf(transfer)).toEqual([...STEPS_TO_UNKNOWN, 'submitted bank', 'paid bank'])
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

  test('of a provider that loses each request leads to three submissions of one number, and no more', async () => {
    const transfer = await held()
    const numbers: string[] = []
    const losing = withPayout({
      submit: async ({ sequenceNumber }) => {
        numbers.push(sequenceNumber)
        return { kind: 'unknown' }
      },
      find: async () => ({ kind: 'not_found' }),
    })
    await advanceTransfers(losing)
    for (let count = 0; count < 8; count += 1) {
      clock.advance(SETTLED_SECONDS)
      await advanceTransfer(losing, transfer.id)
    }
    const { sequenceNumber, state, undecidedSince } = await rowOf(transfer)
    expect({ state, undecidedSince }).toEqual({ state: 'unknown', undecidedSince: null })
    expect(numbers).toEqual([sequenceNumber, sequenceNumber, sequenceNumber])
    await payer().customer.signIn()
    expect(await wallet()).toEqual(ON_HOLD)
  })

  test('does not use up the three submissions with attempts that never left', async () => {
    const transfer = await held()
    const outcomes = ['not_sent', 'not_sent', 'not_sent', 'unknown', 'not_sent', 'not_sent', 'unknown'] as const
    let attempts = 0
    const failing = withPayout({
      submit(request) {
        const kind = outcomes[attempts++]
        return kind ? Promise.resolve({ kind }) : deps.providers.payout.submit(request)
      },
    })
    for (let count = 0; count <= outcomes.length; count += 1) {
      await advanceTransfers(failing)
      clock.advance(SETTLED_SECONDS)
    }
    await advanceTransfers(failing)
    expect(attempts).toBe(outcomes.length + 1)
    expect(await rowOf(transfer)).toMatchObject({ state: 'paid', submissions: 3 })
    await expectAgreement()
  })

  test('of a request that may have arrived keeps the money on hold when its repetition is refused', async () => {
    const transfer = await held()
    let submissions = 0
    let isListed = false
    const late = withPayout({
      async submit(request) {
        submissions += 1
        if (submissions > 1) return { kind: 'refused', reason: 'Not now' }
        await deps.providers.payout.submit(request)
        return { kind: 'unknown' }
      },
      find: async query => (isListed ? deps.providers.payout.find(query) : { kind: 'not_found' }),
    })
    await advanceTransfers(late)
    clock.advance(SETTLED_SECONDS)
    await advanceTransfer(late, transfer.id)
    expect(submissions).toBe(2)
    expect((await rowOf(transfer)).state).toBe('unknown')
    expect(await wallet()).toEqual(ON_HOLD)
    isListed = true
    for (let count = 0; count < 2; count += 1) {
      clock.advance(10)
      await advanceTransfers(late)
    }
    expect((await statesOf(transfer)).slice(-3)).toEqual(['unknown no_answer', 'submitted bank', 'paid bank'])
    expect(await payoutsOf(transfer)).toHaveLength(1)
    await expectAgreement()
  })

  test.each<[string, (transfer: { beneficiaryId: string }) => Promise<unknown>]>([
    ['the wallet is frozen', freeze],
    ['the wallet is inactive', deactivate],
    ['the beneficiary was removed', ({ beneficiaryId }) => setBeneficiary(deps, beneficiaryId, 'removed')],
  ])('of a request that was lost is neither sent again nor available while %s', async (_what, change) => {
    const transfer = await held(SANDBOX_PAYOUTS.no_answer_lost)
    await run()
    await change(transfer)
    await runAfter(SETTLED_SECONDS)
    expect(await rowOf(transfer)).toMatchObject({ state: 'unknown', submissions: 1 })
    expect(await wallet()).toEqual(ON_HOLD)
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
    // The dying process has this transfer alone, and the other process takes on what is due later.
    const dying = withPayout({
      async submit(request) {
        await deps.providers.payout.submit(request)
        reached.resolve()
        return killed.promise
      },
    })
    void advanceTransfer(dying, transfer.id)
    await reached.promise
    await runAfter(60)
    expect((await rowOf(transfer)).state).toBe('submitting')
    await runAfter(180)
    await runAfter(10)
    expect(await statesOf(transfer)).toEqual([...STEPS_TO_UNKNOWN, 'submitted bank', 'paid bank'])
    expect(await payoutsOf(transfer)).toHaveLength(1)
    await expectAgreement()
  })

  test('that comes after another process has found its transfer paid changes nothing', async () => {
    const transfer = await held()
    const late = Promise.withResolvers<void>()
    const reached = Promise.withResolvers<void>()
    const lines: string[] = []
    const slow = withPayout({
      async submit(request) {
        const outcome = await deps.providers.payout.submit(request)
        reached.resolve()
        await late.promise
        return outcome
      },
    })
    const log = createLog({ destination: { write: line => lines.push(line) } })
    const submitting = advanceTransfer({ ...slow, log }, transfer.id)
    await reached.promise
    await runAfter(180)
    const before = await statesOf(transfer)
    expect(before.at(-1)).toBe('paid bank')
    late.resolve()
    await submitting
    expect(await statesOf(transfer)).toEqual(before)
    expect(lines).toEqual([])
    await expectAgreement()
  })

  test('that the provider never gives needs a decision, and is not sent again', async () => {
    const transfer = await held()
    await advanceTransfers(silent)
    const tooSoon = db.transaction(tx => decideTransfer(tx, deps, transfer.id, 'failed'))
    await expect(tooSoon).rejects.toMatchObject({ code: 'TRANSFER_STATE_INVALID' })
    clock.advance(TRANSFER_UNDECIDED_SECONDS)
    await advanceTransfers(silent)
    expect(await rowOf(transfer)).toMatchObject({ state: 'unknown', undecidedSince: clock() })
    clock.advance(SETTLED_SECONDS)
    await advanceTransfers(withPayout({ find: async () => ({ kind: 'not_found' }) }))
    expect(await rowOf(transfer)).toMatchObject({ state: 'unknown', submissions: 1 })
  })

  test('needs its decision on time, although the intervals between look-ups grow', async () => {
    const transfer = await held()
    await advanceTransfers(silent)
    let row = await rowOf(transfer)
    while (row.undecidedSince === null) {
      clock.advance((row.dueAt!.getTime() - clock().getTime()) / 1000)
      await advanceTransfers(silent)
      row = await rowOf(transfer)
    }
    expect(row.undecidedSince.getTime() - row.unknownSince!.getTime()).toBe(TRANSFER_UNDECIDED_SECONDS * 1000)
  })

  test.each([
    ['paid', PAID],
    ['failed', UNPAID],
  ] as const)('is ended by the staff as %s', async (outcome, after) => {
    const transfer = await held()
    await advanceTransfers(silent)
    clock.advance(TRANSFER_UNDECIDED_SECONDS)
    await advanceTransfers(silent)
    await db.transaction(tx => decideTransfer(tx, deps, transfer.id, outcome))
    expect((await statesOf(transfer)).at(-1)).toBe(`${outcome} staff`)
    await payer().customer.signIn()
    expect(await wallet()).toEqual(after)
    await expectAgreement()
  })
})
