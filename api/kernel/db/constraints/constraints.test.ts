import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { nafathRequests } from '#api/kernel/db/schema/nafath.ts'
import { type Applicant, applicants } from '#api/kernel/db/schema/onboarding.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { lockouts, securityEvents } from '#api/kernel/db/schema/security.ts'
import { devices, type LoginCall, loginCalls, refreshTokens, sessions } from '#api/kernel/db/schema/sessions.ts'
import { sealedDateOfBirth } from '#api/people/applicants/applicant.ts'
import { testDatabase } from '#api/testing/database/database.ts'

const { db, close } = await testDatabase()
afterAll(close)

const now = new Date('2026-01-05T09:00:00.000Z')
let count = 0

/** Returns an applicant with everything that the sign-up verifies. */
function completeApplicant() {
  const digits = String(++count).padStart(8, '0')
  return {
    id: crypto.randomUUID(),
    phone: `+9665${digits}`,
    businessType: 'freelancer',
    phoneVerifiedAt: now,
    crNumber: `10${digits}`,
    crLegalName: 'Green Palm Trading Est.',
    screenedId: `10${digits}`,
    nationalId: `10${digits}`,
    dateOfBirth: '2012-12-03',
    nafathApprovedAt: now,
    screeningStatus: 'CLEAR',
    annualRevenue: 'under_500k',
    businessActivity: 'retail',
    purposes: ['payroll'],
    riskRating: 'low',
    createdAt: now,
  } satisfies Partial<Applicant>
}

const insertApplicant = (changes: Partial<Applicant> = {}) =>
  db
    .insert(applicants)
    .values({ ...completeApplicant(), ...changes })
    .returning()

const accountOf = ({ id, phone, nationalId, crNumber, dateOfBirth, riskRating }: Applicant) =>
  // These tests check how the database reacts to missing facts.
  ({ id, phone, nationalId, crNumber, dateOfBirth, riskRating, passwordHash: 'hash', createdAt: now }) as NewAccount
type NewAccount = typeof accounts.$inferInsert

async function insertAccount(changes: Partial<NewAccount> = {}, of: Partial<Applicant> = {}): Promise<Applicant> {
  const [applicant] = await insertApplicant(of)
  const dateOfBirth = sealedDateOfBirth(applicant!.id)
  await db.insert(accounts).values({ ...accountOf(applicant!), dateOfBirth, ...changes })
  return applicant!
}

/** Expects that the constraint of this name rejects the statement. */
async function expectRefusal(statement: Promise<unknown>, constraint: string): Promise<void> {
  const refusal = await statement.then(
    () => 'was accepted',
    (error: Error) => `${error.cause}`,
  )
  expect(refusal).toContain(`"${constraint}"`)
}

describe('an applicant', () => {
  test('with every fact is accepted', async () => {
    await expect(insertApplicant()).resolves.toHaveLength(1)
  })

  test.each<[string, Partial<Applicant>, string]>([
    ['a registration without a name', { crLegalName: null }, 'applicants_cr_known'],
    ['an ID before the registration', { crNumber: null, crLegalName: null }, 'applicants_id_after_cr'],
    ['an ID that was not screened', { screenedId: null }, 'applicants_id_screened'],
    ['an ID other than the screened one', { screenedId: '1990800003' }, 'applicants_id_screened'],
    ['an approval before the ID', { nationalId: null }, 'applicants_nafath_after_id'],
    ['an approval that tells no date of birth', { dateOfBirth: null }, 'applicants_born'],
    [
      'a screening before the approval',
      { nafathApprovedAt: null, dateOfBirth: null },
      'applicants_screening_after_nafath',
    ],
    ['a rating without a screening', { screeningStatus: null }, 'applicants_kyb_after_screening'],
    ['a rating in spite of the screening', { screeningStatus: 'REVIEW' }, 'applicants_kyb_after_screening'],
    ['a rating without the revenue', { annualRevenue: null }, 'applicants_kyb_after_screening'],
    ['a rating without the activity', { businessActivity: null }, 'applicants_kyb_after_screening'],
    ['a rating without purposes', { purposes: null }, 'applicants_kyb_after_screening'],
    ['a rating with an empty list of purposes', { purposes: [] }, 'applicants_kyb_after_screening'],
  ])('with %s is refused', async (_what, changes, constraint) => {
    await expectRefusal(insertApplicant(changes), constraint)
  })
})

describe('an account', () => {
  test('with the verified facts of its applicant is accepted', async () => {
    await expect(insertAccount()).resolves.toBeDefined()
  })

  test.each<[string, Partial<NewAccount>]>([
    ['without an applicant', { id: crypto.randomUUID() }],
    ['with another phone', { phone: '+966500000099' }],
    ['with another ID', { nationalId: '1990800003' }],
    ['with another registration', { crNumber: '9900000000' }],
    ['with another date of birth', { dateOfBirth: '1990-01-01' }],
  ])('%s is refused', async (_what, changes) => {
    await expectRefusal(insertAccount(changes), 'accounts_verified_facts')
  })

  test('of an applicant who has not answered the questionnaire is refused', async () => {
    await expectRefusal(insertAccount({ riskRating: 'low' }, { riskRating: null }), 'accounts_verified_facts')
  })

  test('keeps the verified facts of its applicant', async () => {
    const { id } = await insertAccount()
    const lose = db.update(applicants).set({ riskRating: null, screeningStatus: null }).where(eq(applicants.id, id))
    await expectRefusal(lose, 'accounts_verified_facts')
  })

  test.each([
    ['nationalId', 'accounts_national_id_unique'],
    ['crNumber', 'accounts_cr_number_unique'],
  ] as const)('with the %s of another one is refused', async (field, constraint) => {
    const first = await insertAccount()
    const facts =
      field === 'nationalId'
        ? { nationalId: first.nationalId, screenedId: first.nationalId }
        : { crNumber: first.crNumber }
    await expectRefusal(insertAccount({}, facts), constraint)
  })

  test('has one profile', async () => {
    const { id } = await insertAccount()
    const answers = { annualRevenue: 'under_500k', businessActivity: 'retail', purposes: ['payroll'] }
    const profile = () => ({
      ...answers,
      id: crypto.randomUUID(),
      accountId: id,
      businessName: 'a',
      legalName: 'a',
      createdAt: now,
    })
    await db.insert(profiles).values(profile())
    await expectRefusal(db.insert(profiles).values(profile()), 'profiles_account_id_unique')
  })
})

describe('Nafath requests', () => {
  test('are active one at a time per ID, whoever made them', async () => {
    const [[noura], [salem]] = [await insertApplicant(), await insertApplicant()]
    const request = (of: Applicant, status: 'SENT' | 'pending' | 'approved') =>
      db.insert(nafathRequests).values({
        id: crypto.randomUUID(),
        applicantId: of.id,
        nationalId: '1990800003',
        status,
        createdAt: now,
        expiresAt: now,
      })
    await request(noura!, 'approved')
    await request(noura!, 'SENT')
    await expectRefusal(request(salem!, 'pending'), 'nafath_requests_live')
  })
})

describe('what a customer signs in with:', () => {
  const id = () => crypto.randomUUID()

  async function insertDevice(accountId: string, fingerprint = 'a phone') {
    const facts = { platform: 'web', userAgent: 'a', screenResolution: '1x1', timezone: 'UTC' }
    const [device] = await db
      .insert(devices)
      .values({ ...facts, id: id(), accountId, fingerprint })
      .returning()
    return device!
  }

  async function insertSession() {
    const { id: accountId } = await insertAccount()
    const { id: deviceId } = await insertDevice(accountId)
    const session = { id: id(), accountId, deviceId, createdAt: now, lastUsedAt: now, expiresAt: now }
    await db.insert(sessions).values(session)
    return session
  }

  const insertToken = (sessionId: string, rotatedAt: Date | null = null) =>
    db.insert(refreshTokens).values({ tokenHash: id(), sessionId, expiresAt: now, rotatedAt })

  test('a device is stored once per account', async () => {
    const [noura, salem] = [await insertAccount(), await insertAccount()]
    await insertDevice(noura.id)
    await insertDevice(noura.id, 'a laptop')
    await insertDevice(salem.id)
    await expectRefusal(insertDevice(noura.id), 'devices_account_fingerprint')
  })

  test('a session has one unused refresh token, and its deletion deletes all of its tokens', async () => {
    const session = await insertSession()
    await insertToken(session.id, now)
    await insertToken(session.id, now)
    await insertToken(session.id)
    await expectRefusal(insertToken(session.id), 'refresh_tokens_one_live')
    await db.delete(sessions).where(eq(sessions.id, session.id))
    expect(await db.$count(refreshTokens, eq(refreshTokens.sessionId, session.id))).toBe(0)
  })

  test.each<[LoginCall['status'], boolean]>([
    ['calling', false],
    ['pending', false],
    ['confirmed', true],
    ['rejected', false],
    ['expired', false],
  ])('a call that is %s can be completed: %s', async (status, canBe) => {
    const { id: accountId } = await insertAccount()
    const moments = { createdAt: now, expiresAt: now, completedAt: now }
    const call = { id: id(), accountId, proof: 'a', reference: 'a', status, ...moments }
    const inserted = db.insert(loginCalls).values(call)
    if (canBe) await expect(inserted).resolves.toBeDefined()
    else await expectRefusal(inserted, 'login_calls_completed')
  })

  test('failures are counted in one row per subject', async () => {
    const lockout = { subject: id(), attempts: [], softLocks: [], updatedAt: now }
    await db.insert(lockouts).values({ ...lockout, type: 'login' })
    await db.insert(lockouts).values({ ...lockout, type: 'recovery' })
    await expectRefusal(db.insert(lockouts).values({ ...lockout, type: 'login' }), 'lockouts_type_subject_pk')
  })

  test('an account with security events cannot be deleted', async () => {
    const { id: accountId } = await insertAccount()
    await db.insert(securityEvents).values({ id: id(), accountId, type: 'locked', reason: 'soft', at: now })
    const deletion = db.delete(accounts).where(eq(accounts.id, accountId))
    await expectRefusal(deletion, 'security_events_account_id_accounts_id_fk')
  })
})
