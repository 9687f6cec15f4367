import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { holds } from '#api/kernel/db/schema/ledger.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import { post } from '#api/money/ledger/post.ts'
import { testApp } from '#api/testing/app.ts'
import { type Newcomer, signUp } from '#api/testing/customers/newcomer.ts'
import { dumpOf } from '#api/testing/database/dump.ts'
import { hold, newWallet, topUp } from '#api/testing/money/wallet.ts'
import { nafathStatus, reviewOf, screeningThat, underReview } from '#api/testing/staff/reviews.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'
import { runMaintenance } from './maintenance.ts'

const plink = await testApp()
const { app, clock, database, deps } = plink
afterAll(() => database.close())

const DAY_SECONDS = 86_400

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

describe('an unfinished sign-up', () => {
  const DAYS = 7
  const maintain = () => runMaintenance({ ...deps, retention: { unfinishedApplicationDays: DAYS } })

  /** Returns a sign-up with a decided and an open review, a request in Nafath, tokens, and a waiting message. */
  async function unfinishedSignUp(): Promise<Newcomer> {
    const newcomer = await underReview(app)
    const sara = await new StaffMember(app).signIn()
    await sara.decide((await reviewOf(sara, newcomer)).reviewId, 'approve', 'Called the applicant')
    await nafathStatus(newcomer)
    await screeningThat(plink, { kind: 'review', reason: 'Listed' }).ask(newcomer)
    return newcomer
  }

  /** Returns the tables with a row that names the applicant. The audit log of staff is kept. */
  async function tablesAbout({ userId }: Newcomer): Promise<string[]> {
    const dump = Object.entries(await dumpOf(deps.db))
    return dump.flatMap(([table, text]) => (table !== 'admin_events' && text.includes(userId) ? [table] : []))
  }

  test('is deleted after the days that are set, with everything about the person', async () => {
    const newcomer = await unfinishedSignUp()
    expect(await tablesAbout(newcomer)).toEqual(
      expect.arrayContaining(['applicants', 'messages', 'nafath_requests', 'onboarding_tokens', 'reviews']),
    )
    clock.advance(DAYS * DAY_SECONDS)
    await maintain()
    expect(await tablesAbout(newcomer)).toContain('applicants')
    clock.advance(1)
    await maintain()
    expect(await tablesAbout(newcomer)).toEqual([])
  })

  test('is kept while the person comes back to it, and so is an account', async () => {
    const newcomer = await signUp(app).upTo('kyb')
    const customer = await signUp(app).toTheEnd()
    clock.advance((DAYS - 1) * DAY_SECONDS)
    await newcomer.askForCode()
    await newcomer.verifyPhone()
    clock.advance((DAYS - 1) * DAY_SECONDS)
    await maintain()
    expect(await tablesAbout(newcomer)).toContain('applicants')
    expect(await tablesAbout(customer)).toEqual(expect.arrayContaining(['accounts', 'applicants', 'profiles']))
  })
})

test('the database knows how the customers are distributed, for its plans', async () => {
  const ofPhones = sql`tablename = 'applicants' and attname = 'phone'`
  await runMaintenance(deps)
  expect(await deps.db.$count(sql`pg_stats`, ofPhones)).toBe(1)
})
