import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { serverProcesses } from '#api/db/schema/http.ts'
import { testApp } from '#api/testing/app.ts'
import { holdLease } from './process-lease.ts'

const { clock, database, deps } = await testApp()
afterAll(() => database.close())

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
