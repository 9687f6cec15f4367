import { expect, test } from 'vitest'
import { bankTransfers } from '#api/testing/money/bank-transfers.ts'
import { bankReportsDollars } from '#api/testing/money/money-exceptions.ts'
import { newSuspendedTopUp, newSuspenseCredit } from '#api/testing/money/suspense.ts'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import { waitingWork } from './waiting-work.ts'

const { clock, deps, payer, held, run } = await bankTransfers()

/** Returns the count of this waiting work, and for how many seconds it has waited. */
async function waitingOf(what: string): Promise<[count: number, seconds: number]> {
  const entry = (await waitingWork(deps)).find(work => work.what === what)
  return [entry!.count, entry!.oldestSeconds]
}

test.each<[string, () => Promise<unknown>]>([
  ['transfers', () => held()],
  ['unknown_transfers', () => held(SANDBOX_PAYOUTS.no_answer_lost).then(run)],
  ['suspended_bank_credits', () => newSuspenseCredit(deps, { stateCause: 'unknown_iban' })],
  ['suspended_top_ups', () => newSuspendedTopUp(deps, payer().walletId, { isExpired: true })],
  ['money_exceptions', () => bankReportsDollars(deps)],
])('%s are counted with the age of the oldest', async (what, happen) => {
  const [before] = await waitingOf(what)
  await happen()
  clock.advance(90)
  expect(await waitingOf(what)).toEqual([before + 1, 90])
})

test('what does not wait has no age', async () => {
  expect(await waitingOf('reconciliation_differences')).toEqual([0, 0])
})
