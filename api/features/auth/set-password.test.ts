import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { hasValue } from '#api/kernel/db/sealed/sealed-columns.ts'
import { argon2Hasher } from '#api/kernel/platform/password-hasher.ts'
import { testApp } from '#api/testing/app.ts'
import { type Newcomer, type SignUpValues, signUp } from '#api/testing/customers/newcomer.ts'
import { atOnce, type Outcome, outcome, outcomes } from '#api/testing/outcome.ts'
import { newCrNumber, newNationalId } from '#api/testing/unique-values.ts'

const { app, with: appWith, clock, database } = await testApp()
const { db } = database
afterAll(() => database.close())

const setPassword = (newcomer: Newcomer, password = newcomer.values.password) =>
  newcomer.post('/api/v1/auth/set-password', { userId: newcomer.userId, password })

/** Two applicants at the password step who share a value. */
async function applicantsSharing(sharedValues: Partial<SignUpValues>): Promise<[Newcomer, Newcomer]> {
  return [await signUp(app, sharedValues).upTo('password'), await signUp(app, sharedValues).upTo('password')]
}

const codes = (responses: Outcome[]) =>
  responses.map(({ status, body }) => (status === 200 ? 'opened' : body.code)).sort()

describe('setPassword, called at once,', () => {
  test('opens one account', async () => {
    const noura = await signUp(app).upTo('password')
    const responses = await atOnce(20, () => setPassword(noura))
    expect(codes(responses)).toEqual([...Array(19).fill('ALREADY_SET'), 'opened'])
    expect(await db.$count(accounts, eq(accounts.id, noura.userId))).toBe(1)
  })

  test('gives an ID to one of two applicants', async () => {
    const nationalId = newNationalId()
    const responses = await outcomes(
      (await applicantsSharing({ idNumber: nationalId })).map(newcomer => setPassword(newcomer)),
    )
    expect(codes(responses)).toEqual(['ID_DUPLICATE', 'opened'])
    expect(await db.$count(accounts, hasValue(accounts.nationalId, nationalId))).toBe(1)
  })

  test('gives a commercial registration to one of two applicants', async () => {
    const crNumber = newCrNumber()
    const responses = await outcomes((await applicantsSharing({ crNumber })).map(newcomer => setPassword(newcomer)))
    expect(codes(responses)).toEqual(['CR_DUPLICATE', 'opened'])
    expect(await db.$count(accounts, eq(accounts.crNumber, crNumber))).toBe(1)
  })

  test('gives a company to one of two applicants who know different numbers of it', async () => {
    const crNumber = newCrNumber()
    const unifiedNumber = `7${crNumber.slice(1)}`
    const both = [crNumber, unifiedNumber].map(number => signUp(app, { crNumber: number }).upTo('password'))
    const responses = await outcomes((await Promise.all(both)).map(newcomer => setPassword(newcomer)))
    expect(codes(responses)).toEqual(['CR_DUPLICATE', 'opened'])
    expect(await db.$count(accounts, eq(accounts.unifiedNumber, unifiedNumber))).toBe(1)
  })

  test('leaves the second applicant able to continue with another registration', async () => {
    const [noura, salem] = await applicantsSharing({ crNumber: newCrNumber() })
    await noura.upTo('done')
    expect(await outcome(setPassword(salem))).toMatchObject({ status: 409, body: { code: 'CR_DUPLICATE' } })
    salem.values.crNumber = newCrNumber()
    salem.at = 'cr'
    await salem.upTo('id')
    salem.at = 'globalScreening'
    await expect(salem.upTo('done')).resolves.toBe(salem)
  })

  // The embedded database has one connection, on which no transaction can hold a row while others run.
  test.runIf(database.kind === 'postgres')(
    'leaves the account its facts when the phone is verified again for another business type',
    async () => {
      const noura = await signUp(app).upTo('password')
      clock.advance(31)
      noura.values.businessType = 'sole-proprietorship'
      await noura.askForCode()
      const calls: (() => Promise<Response>)[] = [
        () => setPassword(noura),
        () => noura.post('/api/v1/auth/verify-otp', { phoneNumber: noura.phoneNumber, otp: noura.otp }),
      ]
      const [opening, verification] = await inThisOrder(noura.userId, calls)
      expect(opening).toMatchObject({ status: 200 })
      expect(verification).toMatchObject({ status: 200, body: { nextStep: 'login', hasPassword: true } })
      const [applicant] = await db.select().from(applicants).where(eq(applicants.id, noura.userId))
      expect(applicant).toMatchObject({ businessType: 'freelancer', screeningStatus: 'CLEAR', riskRating: 'low' })
    },
  )
})

/** Holds the lock of the applicant's row until all calls wait for it in this order. */
async function inThisOrder(applicantId: string, calls: (() => Promise<Response>)[]): Promise<Outcome[]> {
  const responses: Promise<Response>[] = []
  await db.transaction(async tx => {
    await tx.select().from(applicants).where(eq(applicants.id, applicantId)).for('update')
    for (const call of calls) {
      responses.push(call())
      await untilWaiting(responses.length)
    }
  })
  return outcomes(responses)
}

async function untilWaiting(queries: number): Promise<void> {
  const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'`
  while ((await db.$count(sql`pg_stat_activity`, isWaiting)) < queries);
}

describe('setPassword', () => {
  test('does not change the password of an open account', async () => {
    const noura = await signUp(app).upTo('done')
    expect(await outcome(setPassword(noura, 'Another#2031'))).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_SET' },
    })
  })

  test('refuses the id of another applicant', async () => {
    const [noura, salem] = [await signUp(app).upTo('password'), await signUp(app).upTo('password')]
    const forSalem = noura.post('/api/v1/auth/set-password', { userId: salem.userId, password: 'Another#2031' })
    expect(await outcome(forSalem)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(await outcome(setPassword(salem))).toMatchObject({ status: 200 })
  })

  test('stores a hash with the configured parameters', async () => {
    const noura = await signUp(appWith({ passwords: argon2Hasher() })).upTo('done')
    const [account] = await db.select().from(accounts).where(eq(accounts.id, noura.userId))
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

describe('setPassword', () => {
  test.each([
    ['Ab#45', 'Password must be at least 8 characters'],
    ['', 'Password is required'],
  ])('answers %j with the sentence of the screen', async (password, message) => {
    const noura = await signUp(app).upTo('password')
    const response = await outcome(setPassword(noura, password))
    expect(response).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR', fields: { password: message } } })
  })
})
