import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { adminEvents } from '#api/kernel/db/schema/admin.ts'
import { accounts, counters, oneTimeCodes } from '#api/kernel/db/schema/auth.ts'
import { denyListEntries } from '#api/kernel/db/schema/deny-list.ts'
import { settings } from '#api/kernel/db/schema/http.ts'
import { messages } from '#api/kernel/db/schema/messages.ts'
import { nafathRequests } from '#api/kernel/db/schema/nafath.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { reviews } from '#api/kernel/db/schema/reviews.ts'
import { setSecretKeys } from '#api/kernel/platform/sealing.ts'
import { createAccessTokens } from '#api/kernel/tokens/access-tokens.ts'
import { createSigningKeys, resealSigningKeys } from '#api/kernel/tokens/signing-keys.ts'
import { resealSecondFactors } from '#api/staff/second-factors.ts'
import { testApp } from '#api/testing/app.ts'
import { Customer, newCustomer, seededCustomer, wrongCode } from '#api/testing/customers/customer.ts'
import { askForEmail, newestToken, tryToken } from '#api/testing/customers/email-changes.ts'
import { screenId } from '#api/testing/customers/identity-steps.ts'
import { type Newcomer, type Server, signUp } from '#api/testing/customers/newcomer.ts'
import { dumpOf } from '#api/testing/database/dump.ts'
import { outcome } from '#api/testing/outcome.ts'
import { setTestKey, TEST_SECRET_KEY } from '#api/testing/secret-keys.ts'
import { detailsOf, foundBy, lockBy, WRONG_PASSWORD } from '#api/testing/staff/customer-care-steps.ts'
import { addToDenyList, DENIAL, deny } from '#api/testing/staff/deny-list-steps.ts'
import { reviewOf, screeningThat, underReview } from '#api/testing/staff/reviews.ts'
import { newAdmin, StaffMember } from '#api/testing/staff/staff-member.ts'
import { newNationalId, newPhone } from '#api/testing/unique-values.ts'
import { resealAll, unlock } from './open-sealed-database.ts'
import { resealApplicant } from './reseal.ts'
import { sealedColumnsOf } from './sealed-columns.ts'

const plink = await testApp()
const { app, clock, database } = plink
const { db } = database
beforeEach(setTestKey)
afterAll(async () => {
  setTestKey()
  await database.close()
})

const NOTE = 'Called Noura about her passport'
const NAMES = ['Noura Salem', 'نورة سالم', 'Noura about']
const BORN = '2012-12-03'

/** The values of these people that must not be readable in the database. */
const personalValues = (...people: Newcomer[]) => [
  ...people.flatMap(({ values }) => [values.idNumber, values.phone, values.phone.slice(1)]),
  ...NAMES,
  BORN,
]

/** Returns the readable values, with the tables that contain them. */
async function readableOf(values: string[]): Promise<string[]> {
  const dump = Object.entries(await dumpOf(db))
  return values.flatMap(value =>
    dump.flatMap(([table, text]) => (text.includes(value) ? [`${value} in ${table}`] : [])),
  )
}

const customerOf = (newcomer: Newcomer) => new Customer(app, { ...newcomer.values, identifier: newcomer.values.phone })

test('the database has no personal value in readable form, whatever somebody does', async () => {
  const sara = await new StaffMember(app).signIn()
  const noura = await signUp(app).toTheEnd()
  const customer = await customerOf(noura).signIn()
  await customer.post(
    '/api/v1/wallet/actions',
    { type: 'create_sub_wallet', name: 'Rent' },
    { 'Idempotency-Key': crypto.randomUUID() },
  )
  await lockBy(() => customerOf(noura).tryPassword(WRONG_PASSWORD))
  await customerOf(noura).tryRecovery({ idUnn: noura.values.idNumber, dateOfBirth: BORN })
  const stranger = { identifier: newPhone(), password: WRONG_PASSWORD }
  await new Customer(app, stranger).tryPassword(WRONG_PASSWORD)
  await detailsOf(sara, noura.userId)
  await sara.post(`/customers/${noura.userId}/unlock`, { reason: NOTE })
  await sara.post(`/customers/${noura.userId}/closure-requests`, { reason: NOTE })

  const halfway = await signUp(app).upTo('otp')
  await halfway.post('/api/v1/auth/verify-otp', { phoneNumber: halfway.phoneNumber, otp: wrongCode(halfway.otp) })
  const identity = await underReview(app)
  await sara.decide((await reviewOf(sara, identity)).reviewId, 'reject', NOTE)
  const listed = await signUp(app).upTo('globalScreening')
  await screeningThat(plink, { kind: 'review', reason: NOTE }).ask(listed)
  const denied = newNationalId()
  await deny(sara, denied)

  const values = [...personalValues(noura, halfway, identity, listed), stranger.identifier.slice(1), denied]
  expect(await readableOf(values)).toEqual([])
  expect(await foundBy(sara, noura.values.idNumber)).toMatchObject([{ phoneNumber: noura.phoneNumber }])
})

describe('a database of an earlier version', () => {
  const TABLES = [
    applicants,
    accounts,
    nafathRequests,
    reviews,
    adminEvents,
    denyListEntries,
    messages,
    oneTimeCodes,
    counters,
  ]

  /** Writes a table as the earlier version did. */
  async function makeReadable(table: PgTable): Promise<void> {
    const columns = sealedColumnsOf(table)
    const raw = Object.fromEntries(columns.map(column => [column.name, sql<string | null>`${column}`]))
    const rows = await db.select({ place: sql<string>`ctid::text`, raw }).from(table)
    for (const { place, raw: values } of rows) {
      const plain = columns.map(column => {
        const text = values[column.name] ?? null
        return sql`${sql.identifier(column.name)} = ${text && String(column.mapFromDriverValue(text))}`
      })
      await db.transaction(async tx => {
        // This turns off triggers and foreign keys.
        await tx.execute(sql`set local session_replication_role = replica`)
        await tx.execute(sql`update ${table} set ${sql.join(plain, sql`, `)} where ctid = ${place}::tid`)
      })
    }
  }

  async function makeAllReadable(): Promise<void> {
    await db.update(applicants).set({ parties: null })
    for (const table of TABLES) await makeReadable(table)
    await db.delete(settings).where(sql`${settings.name} in ('sealingKey', 'sealedColumns')`)
  }

  const start = () => unlock(db, { secretKey: undefined, previousSecretKey: undefined })

  test('is sealed at the start, also where an earlier start was interrupted', async () => {
    const sara = await new StaffMember(app).signIn()
    const noura = await signUp(app).toTheEnd()
    const denied = newNationalId()
    await deny(sara, denied)
    await detailsOf(sara, noura.userId)
    await makeAllReadable()
    expect(await readableOf(personalValues(noura))).toContain(`${noura.values.idNumber} in accounts`)

    await db.transaction(tx => resealApplicant(tx, noura.userId))
    await start()
    expect(await readableOf([...personalValues(noura), denied])).toEqual([])
    expect(await resealAll(db)).toBe(0)

    await customerOf(noura).signIn()
    await seededCustomer(app, '0500000010').signIn()
    expect(await detailsOf(sara, noura.userId)).toMatchObject({ owner: { birthYear: 2012 } })
    expect(await outcome(screenId(await signUp(app).upTo('id'), denied))).toMatchObject({ body: { status: 'HIT' } })
  })

  test('is sealed by several processes that start at once', async () => {
    const noura = await signUp(app).toTheEnd()
    await makeAllReadable()
    await Promise.all([start(), start(), start()])
    expect(await readableOf(personalValues(noura))).toEqual([])
    await customerOf(noura).signIn()
  })
})

describe('rotation of the secret key', () => {
  const NEW_KEY = 'the next key of the tests, long enough too'

  /** Restarts the servers with these keys. */
  function restart(current: string, previous?: string) {
    setSecretKeys({ current, previous })
    const signingKeys = createSigningKeys(db, clock, current)
    const changes = { secretKey: current, signingKeys, accessTokens: createAccessTokens(signingKeys, clock) }
    return { server: plink.with(changes), live: plink.with({ ...changes, sandbox: undefined }) }
  }

  test('happens while servers run, and customers do not notice', async () => {
    const sara = await new StaffMember(app).signIn()
    const noura = await signUp(app).toTheEnd()
    const session = await customerOf(noura).signIn()
    const { newEmail: email } = await askForEmail(plink.deps, session)
    await tryToken(app, await newestToken(app, noura.phoneNumber))
    const begun = await signUp(app).upTo('password')
    // The first of the two gets the account.
    const idNumber = newNationalId()
    const twins = [await signUp(app, { idNumber }).upTo('password'), await signUp(app, { idNumber }).upTo('password')]
    await twins[0]!.toTheEnd()
    const denied = newNationalId()
    await deny(sara, denied)
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const requestSubWallet = (customer: Customer) =>
      outcome(customer.post('/api/v1/wallet/actions', { type: 'create_sub_wallet', name: 'Rent' }, key))
    const action = await requestSubWallet(session)
    expect(action).toMatchObject({ status: 201 })
    const omar = await newAdmin(plink.deps, app)
    const enter = (live: Server, factor?: string) => outcome(omar.through(live).tryToSignIn(omar.email, factor))

    const { server: during, live } = restart(NEW_KEY, TEST_SECRET_KEY)
    const isServed = async () => {
      await customerOf(noura).through(during).signIn()
      expect(await foundBy(sara.through(during), noura.values.phone)).toMatchObject([{ customerId: noura.userId }])
      expect(await detailsOf(sara.through(during), noura.userId)).toMatchObject({ owner: { birthYear: 2012 } })
    }
    await isServed()
    expect(await enter(live, omar.recoveryCodes[0])).toMatchObject({ status: 200 })
    expect(await enter(live, omar.code(clock(), -1))).toMatchObject({ status: 200 })
    const { accessToken } = session
    expect(await requestSubWallet(Object.assign(session.through(during), { accessToken }))).toEqual(action)
    expect(await outcome(addToDenyList(sara.through(during), denied, DENIAL))).toMatchObject({ status: 409 })
    await expect(signUp(during, { phone: noura.values.phone }).upTo('otp')).rejects.toThrow('PHONE_DUPLICATE')
    await expect(signUp(during, { idNumber: noura.values.idNumber }).upTo('nafath')).rejects.toThrow('ID_DUPLICATE')
    await expect(twins[1]!.through(during).toTheEnd()).rejects.toThrow('ID_DUPLICATE')
    await begun.through(during).toTheEnd()
    const other = await newCustomer(during)

    expect(await resealAll(db)).toBeGreaterThan(20)
    expect(await resealAll(db)).toBe(0)
    await resealSigningKeys(db, NEW_KEY)
    await resealSecondFactors(db, NEW_KEY)
    await isServed()

    const { server: after, live: afterLive } = restart(NEW_KEY)
    expect(await enter(afterLive, omar.code(clock()))).toMatchObject({ status: 200 })
    expect(await outcome(Object.assign(session.through(after), { accessToken }).get('/api/v1/auth/me'))).toMatchObject({
      status: 200,
      body: { profile: { email, isEmailConfirmed: true } },
    })
    await customerOf(noura).through(after).signIn()
    await customerOf(begun).through(after).signIn()
    await other.through(after).signIn()
  })

  test('is refused with a key that the database does not know', async () => {
    const keys = { secretKey: 'a key that was never used before now', previousSecretKey: undefined }
    await db.delete(settings).where(eq(settings.name, 'secretKey'))
    await expect(unlock(db, keys)).rejects.toThrow('SECRET_KEY_PREVIOUS')
  })
})
