import { describe, expect, test } from 'vitest'
import type { TransferRow } from '#api/kernel/db/schema/transfers.ts'
import type { PayoutState } from '#api/outside/providers/money-providers.ts'
import { AMOUNT, bankTransfers, PAID } from '#api/testing/money/bank-transfers.ts'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import { advanceTransfer } from './advance-transfers.ts'

const { clock, deps, held, rowOf, exceptionsOf, wallet, run, decide, lie, expectAgreement } = await bankTransfers()

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
  ] as const)('with %s moves no money, and the staff sees an exception', async (_what, first, then, kind) => {
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

  test('with a late response changes nothing', async () => {
    const transfer = await settledAs('failed')
    await lie(transfer, { state: 'initiated', createdAt: clock() })
    await advanceTransfer(deps, transfer.id)
    expect(await rowOf(transfer)).toMatchObject({ state: 'failed' })
    expect(await exceptionsOf(transfer)).toEqual([])
  })
})
