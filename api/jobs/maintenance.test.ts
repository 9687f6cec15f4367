import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { holds } from '#api/db/schema/ledger.ts'
import { post } from '#api/ledger/post.ts'
import { createLog } from '#api/platform/log.ts'
import { testApp } from '#api/testing/app.ts'
import { hold, newWallet, topUp } from '#api/testing/wallet.ts'
import { runMaintenance } from './maintenance.ts'

const { clock, database, deps } = await testApp()
afterAll(() => database.close())

test('a job that fails is logged and keeps no money on hold', async () => {
  const walletId = await newWallet(deps)
  await post(deps, walletId, topUp(10_00))
  const expectedRelease = new Date(clock().getTime() + 1000).toISOString()
  await post(deps, walletId, hold(10_00, { expectedRelease }))
  clock.advance(1)
  const lines: string[] = []
  const log = createLog({ destination: { write: line => lines.push(line) } })
  const renew = () => Promise.reject(new Error('no key today'))
  await runMaintenance({ ...deps, log, signingKeys: { ...deps.signingKeys, renew } })
  const [held] = await deps.db.select().from(holds).where(eq(holds.walletId, walletId))
  expect(held?.status).toBe('released')
  expect(lines).toEqual([expect.stringContaining('no key today')])
  expect(lines[0]).toContain('Maintenance could not rotate the signing key')
})

test('the database knows how the customers are distributed, for its plans', async () => {
  const ofPhones = sql`tablename = 'applicants' and attname = 'phone'`
  await runMaintenance(deps)
  expect(await deps.db.$count(sql`pg_stats`, ofPhones)).toBe(1)
})
