import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { holds } from '#api/kernel/db/schema/ledger.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import { post } from '#api/money/ledger/post.ts'
import { testApp } from '#api/testing/app.ts'
import { dumpOf } from '#api/testing/dump.ts'
import { hold, newWallet, topUp } from '#api/testing/money/wallet.ts'
import { type Person, signUp } from '#api/testing/personas.ts'
import { nafathStatus, reviewOf, screeningThat, underReview } from '#api/testing/reviews.ts'
import { Staff } from '#api/testing/staff.ts'
import { runMaintenance } from './maintenance.ts'

const world = await testApp()
const { app, clock, database, deps } = world
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
  async function unfinishedSignUp(): Promise<Person> {
    const person = await underReview(app)
    const sara = await new Staff(app).signIn()
    await sara.decide((await reviewOf(sara, person)).reviewId, 'approve', 'Called the applicant')
    await nafathStatus(person)
    await screeningThat(world, { kind: 'review', reason: 'Listed' }).ask(person)
    return person
  }

  /** Returns the tables with a row that names the applicant. The audit log of staff is kept. */
  async function tablesAbout({ userId }: Person): Promise<string[]> {
    const dump = Object.entries(await dumpOf(deps.db))
    return dump.flatMap(([table, text]) => (table !== 'admin_events' && text.includes(userId) ? [table] : []))
  }

  test('is deleted after the days that are set, with everything about the person', async () => {
    const person = await unfinishedSignUp()
    expect(await tablesAbout(person)).toEqual(
      expect.arrayContaining(['applicants', 'messages', 'nafath_requests', 'onboarding_tokens', 'reviews']),
    )
    clock.advance(DAYS * DAY_SECONDS)
    await maintain()
    expect(await tablesAbout(person)).toContain('applicants')
    clock.advance(1)
    await maintain()
    expect(await tablesAbout(person)).toEqual([])
  })

  test('is kept while the person comes back to it, and so is an account', async () => {
    const person = await signUp(app).upTo('kyb')
    const customer = await signUp(app).toTheEnd()
    clock.advance((DAYS - 1) * DAY_SECONDS)
    await person.askForCode()
    await person.verifyPhone()
    clock.advance((DAYS - 1) * DAY_SECONDS)
    await maintain()
    expect(await tablesAbout(person)).toContain('applicants')
    expect(await tablesAbout(customer)).toEqual(expect.arrayContaining(['accounts', 'applicants', 'profiles']))
  })
})

test('the database knows how the customers are distributed, for its plans', async () => {
  const ofPhones = sql`tablename = 'applicants' and attname = 'phone'`
  await runMaintenance(deps)
  expect(await deps.db.$count(sql`pg_stats`, ofPhones)).toBe(1)
})
