import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { serverProcesses } from '#api/kernel/db/schema/http.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { advanceTransfers } from '#api/money/transfers/advance-transfers.ts'
import { releaseTurns } from '#api/money/transfers/release-turns.ts'
import { bankTransfers, STEPS_TO_UNKNOWN } from '#api/testing/money/bank-transfers.ts'
import { newIban } from '#api/testing/money/beneficiaries.ts'
import { holdLease } from './process-lease.ts'

const { clock, db, deps, held, statesOf, withPayout, run } = await bankTransfers()

async function hasLease(processId: string): Promise<boolean> {
  const [row] = await deps.db.select().from(serverProcesses).where(eq(serverProcesses.id, processId))
  return row!.leaseUntil > clock()
}

test.each([
  ['ends on an embedded database, which only one process can open', 'pglite', false],
  ['lasts on a database that processes share', 'postgres', true],
] as const)('when a process starts, the lease of one that was killed %s', async (_what, kind, lasts) => {
  const killed = { ...deps, processId: crypto.randomUUID() }
  const started = { ...deps, processId: crypto.randomUUID() }
  await holdLease(killed, kind)
  const endLease = await holdLease(started, kind)
  expect(await hasLease(started.processId)).toBe(true)
  expect(await hasLease(killed.processId)).toBe(lasts)
  await endLease()
  expect(await hasLease(started.processId)).toBe(false)
})

test('what a dead process was submitting is asked for at once, and what a running one submits is left to it', async () => {
  const [dead, running] = [crypto.randomUUID(), crypto.randomUUID()]
  const endLeases = [
    await holdLease({ ...deps, processId: dead }, 'postgres'),
    await holdLease({ ...deps, processId: running }, 'postgres'),
  ]
  const never = new Promise<never>(() => {})
  const calls = { [dead]: Promise.withResolvers<void>(), [running]: Promise.withResolvers<void>() }
  const submitAs = (processId: string) => ({
    ...withPayout({
      submit: () => {
        calls[processId]!.resolve()
        return never
      },
    }),
    processId,
  })
  const [left, kept] = [await held(), await held(newIban())]
  await db.update(transfers).set({ dueAt: null }).where(eq(transfers.id, kept.id))
  void advanceTransfers(submitAs(dead))
  await calls[dead]!.promise
  await db.update(transfers).set({ dueAt: clock() }).where(eq(transfers.id, kept.id))
  void advanceTransfers(submitAs(running))
  await calls[running]!.promise
  await endLeases[0]!()
  await releaseTurns(deps)
  await run()
  expect(await statesOf(left)).toEqual([...STEPS_TO_UNKNOWN])
  expect(await statesOf(kept)).toEqual(['draft created', 'held confirmed', 'submitting submission'])
  await endLeases[1]!()
})
