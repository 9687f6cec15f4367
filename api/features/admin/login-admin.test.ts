import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { adminEvents, adminSecondFactors, adminSessions, admins } from '#api/kernel/db/schema/admin.ts'
import { disableAdmin, enableAdmin, renewSecondFactor, setAdminPassword } from '#api/staff/admins.ts'
import { testApp } from '#api/testing/app.ts'
import { outcome } from '#api/testing/outcome.ts'
import { newAdmin as newAdminOf, StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'

const { app, clock, database, deps, with: appWith } = await testApp()
const { db } = database
afterAll(() => database.close())

const live = appWith({ sandbox: undefined })
const WRONG = 'Palm#Trees2030'
const LOCK_SECONDS = 900

const newEmail = () => `${crypto.randomUUID()}@plink.example`

/** An administrator of a server in live mode. */
const newAdmin = () => newAdminOf(deps, live)

const enter = (staff: StaffMember, email?: string) => outcome(staff.tryToSignIn(email))

/** Signs in with this second factor. */
const enterWith = (staff: StaffMember, secondFactor: string) => outcome(staff.tryToSignIn(staff.email, secondFactor))

/** Signs in with the password alone. */
const enterWithout = ({ server, email, password }: StaffMember) => enter(new StaffMember(server, email, password))

async function fail(staff: StaffMember, times: number) {
  const stranger = new StaffMember(staff.server, staff.email, WRONG)
  for (let count = 1; count < times; count++) await enter(stranger)
  return enter(stranger)
}

/** The response without the id of the request. */
const refusalOf = async (staff: StaffMember) => {
  const { status, body } = await enter(staff)
  return { status, body: { ...body, requestId: '' } }
}

const FAILED = { status: 401, body: { code: 'ADMIN_LOGIN_FAILED' } }
const LOCKED = { status: 423, body: { code: 'ACCOUNT_LOCKED', reason: 'soft', retryAfterSeconds: LOCK_SECONDS } }
const REQUIRED = { status: 401, body: { code: 'SECOND_FACTOR_REQUIRED' } }
const INVALID = { status: 401, body: { code: 'SECOND_FACTOR_INVALID' } }
const ENTERED = { status: 200, body: { role: 'admin' } }

describe('loginAdmin in the sandbox', () => {
  test('accepts anybody, with a name derived from the email, and recognises them later', async () => {
    const before = await db.$count(admins)
    const first = await enter(new StaffMember(app, 'noura@plink.example'))
    expect(first).toMatchObject({ status: 200, body: { name: 'Noura', role: 'admin' } })
    await enter(new StaffMember(app, '  NOURA@Plink.example ', 'something else'))
    expect(await db.$count(admins, eq(admins.email, 'noura@plink.example'))).toBe(1)
    expect(await db.$count(admins)).toBe(before + 1)
  })

  test('takes the spellings of an email for one person, and refuses letters that look like others', async () => {
    const before = await db.$count(admins)
    const spellings = [
      'omar@plink.example',
      'OMAR@PLINK.EXAMPLE',
      'omar@plink.example.',
      ' omar@plink.example.. ',
      'omar@plink.example\u200b.',
    ]
    for (const email of spellings) {
      expect(await enter(new StaffMember(app, email))).toMatchObject(ENTERED)
    }
    expect(await db.$count(admins)).toBe(before + 1)
    const lookalikes = ['\u043emar@plink.example', 'omar@plin\u212a.example', 'omar@plink\u3002example']
    for (const email of lookalikes) {
      expect(await enter(new StaffMember(app, email))).toMatchObject(FAILED)
    }
  })

  test('gives the viewer that role and refuses the failing email', async () => {
    expect(await enter(new StaffMember(app, VIEWER))).toMatchObject({ status: 200, body: { role: 'viewer' } })
    expect(await enter(new StaffMember(app, 'Fail@Sandbox.test'))).toMatchObject(FAILED)
  })

  test('refuses a disabled administrator', async () => {
    const sara = new StaffMember(app, newEmail())
    await sara.signIn()
    await disableAdmin(deps, sara.email)
    expect(await enter(sara)).toMatchObject(FAILED)
  })

  test('creates nothing that is valid outside the sandbox', async () => {
    const { email } = await new StaffMember(app, newEmail()).signIn()
    expect(await enter(new StaffMember(live, email))).toMatchObject(FAILED)
  })
})

describe('loginAdmin without the sandbox', () => {
  test('an administrator signs in with password and second factor, whatever the case of the email', async () => {
    const sara = await newAdmin()
    expect(await enter(sara)).toMatchObject({ status: 200, body: { name: 'Sara', role: 'admin' } })
    expect(await enter(sara, ` ${sara.email.toUpperCase()} `)).toMatchObject(ENTERED)
  })

  test('neither password nor token is stored', async () => {
    const sara = await (await newAdmin()).signIn()
    const [row] = await db.select().from(admins).where(eq(admins.email, sara.email))
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(await db.select().from(adminSessions))).not.toContain(sara.token)
  })

  test('a wrong password, an unknown email and a disabled administrator get the same response', async () => {
    const [sara, formerAdmin] = [await newAdmin(), await newAdmin()]
    await disableAdmin(deps, formerAdmin.email)
    const wrong = await refusalOf(new StaffMember(live, sara.email, WRONG))
    expect(wrong).toMatchObject(FAILED)
    expect(await refusalOf(new StaffMember(live, newEmail()))).toEqual(wrong)
    expect(await refusalOf(formerAdmin)).toEqual(wrong)
    await enableAdmin(deps, formerAdmin.email)
    expect(await enter(formerAdmin)).toMatchObject(ENTERED)
  })

  test('the fifth wrong password locks, even for an unknown email', async () => {
    const [sara, nobody] = [await newAdmin(), new StaffMember(live, newEmail())]
    for (const staff of [sara, nobody]) {
      expect(await fail(staff, 4)).toMatchObject(FAILED)
      expect(await fail(staff, 1)).toMatchObject(LOCKED)
      expect(await enter(staff)).toMatchObject(LOCKED)
      expect(await enter(staff, staff.email.toUpperCase())).toMatchObject(LOCKED)
    }
    clock.advance(LOCK_SECONDS)
    expect(await enter(sara)).toMatchObject(ENTERED)
  })

  test('a sign-in resets the count of wrong passwords', async () => {
    const sara = await newAdmin()
    await fail(sara, 4)
    await sara.signIn()
    expect(await fail(sara, 4)).toMatchObject(FAILED)
    expect(await enter(sara)).toMatchObject(ENTERED)
  })

  test('a new password ends the lock and replaces the old one', async () => {
    const sara = await newAdmin()
    await fail(sara, 5)
    await setAdminPassword(deps, sara.email, 'Dates&Coffee77')
    expect(await enter(sara)).toMatchObject(FAILED)
    sara.password = 'Dates&Coffee77'
    expect(await enter(sara)).toMatchObject(ENTERED)
  })

  test('a password that is replaced, or an account that is disabled, during the check is refused', async () => {
    for (const meanwhile of [
      (email: string) => setAdminPassword(deps, email, 'Dates&Coffee77'),
      (email: string) => disableAdmin(deps, email),
    ]) {
      const sara = await newAdmin()
      const verify: typeof deps.passwords.verify = async (hash, password) => {
        const isRight = await deps.passwords.verify(hash, password)
        await meanwhile(sara.email)
        return isRight
      }
      const slow = appWith({ sandbox: undefined, passwords: { ...deps.passwords, verify } })
      const [recoveryCode = ''] = sara.recoveryCodes
      expect(await enterWith(sara.through(slow), recoveryCode)).toMatchObject(FAILED)
    }
  })
})

describe('the second factor', () => {
  test('is required once email and password are right', async () => {
    const sara = await newAdmin()
    expect(await enterWithout(sara)).toMatchObject(REQUIRED)
    expect(await enterWith(sara, sara.code(clock()))).toMatchObject(ENTERED)
  })

  test.each([-1, 0, 1])('is the code of the app, whose clock may differ by a step: %d', async drift => {
    const sara = await newAdmin()
    expect(await enterWith(sara, sara.code(clock(), drift * 2))).toMatchObject(drift === 0 ? ENTERED : INVALID)
    const omar = await newAdmin()
    expect(await enterWith(omar, omar.code(clock(), drift))).toMatchObject(ENTERED)
  })

  test('is a recovery code, in small letters and without the hyphen too', async () => {
    const sara = await newAdmin()
    const [first = '', second = ''] = sara.recoveryCodes
    expect(await enterWith(sara, first)).toMatchObject(ENTERED)
    expect(await enterWith(sara, second.replace('-', '').toLowerCase())).toMatchObject(ENTERED)
    const events = await db.select({ type: adminEvents.type }).from(adminEvents).orderBy(adminEvents.sequence)
    expect(events.slice(-2)).toEqual([{ type: 'signed_in_by_recovery_code' }, { type: 'signed_in_by_recovery_code' }])
  })

  test('works once, and the code of an earlier step does not after it', async () => {
    const sara = await newAdmin()
    const [recoveryCode = ''] = sara.recoveryCodes
    for (const code of [sara.code(clock()), recoveryCode]) {
      expect(await enterWith(sara, code)).toMatchObject(ENTERED)
      expect(await enterWith(sara, code)).toMatchObject(INVALID)
    }
    expect(await enterWith(sara, sara.code(clock(), -1))).toMatchObject(INVALID)
    clock.advance(30)
    expect(await enterWith(sara, sara.code(clock()))).toMatchObject(ENTERED)
  })

  // Each case has an administrator of its own: the refusals of both together would lock one.
  test.each([
    { kind: 'code', proofOf: (admin: StaffMember) => admin.code(clock()) },
    { kind: 'recovery code', proofOf: (admin: StaffMember) => admin.recoveryCodes[0] ?? '' },
  ])('lets only one of several sign-ins in that send the same $kind at the same time', async ({ proofOf }) => {
    const admin = await newAdmin()
    const same = proofOf(admin)
    const all = await Promise.all([1, 2, 3, 4].map(() => enterWith(admin, same)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  })

  test('is that of the administrator, not of a colleague', async () => {
    const [sara, omar] = [await newAdmin(), await newAdmin()]
    const [recoveryCode = ''] = omar.recoveryCodes
    expect(await enterWith(sara, omar.code(clock()))).toMatchObject(INVALID)
    expect(await enterWith(sara, recoveryCode)).toMatchObject(INVALID)
  })

  test('counts as a failure when it is wrong, also between right passwords', async () => {
    const sara = await newAdmin()
    for (let attempts = 4; attempts > 0; attempts--) {
      expect(await enterWith(sara, 'AAAAA-AAAAA')).toMatchObject({
        ...INVALID,
        body: { ...INVALID.body, attemptsRemaining: attempts },
      })
      expect(await enterWithout(sara)).toMatchObject(REQUIRED)
    }
    expect(await enterWith(sara, 'AAAAA-AAAAA')).toMatchObject(LOCKED)
    expect(await enterWithout(sara)).toMatchObject(LOCKED)
    expect(await enter(sara)).toMatchObject(LOCKED)
    clock.advance(LOCK_SECONDS)
    expect(await enter(sara)).toMatchObject(ENTERED)
  })

  test('shares its failures with the password', async () => {
    const sara = await newAdmin()
    await fail(sara, 4)
    expect(await enterWith(sara, 'AAAAA-AAAAA')).toMatchObject(LOCKED)
  })

  test('lets no more guesses through when they come at the same time', async () => {
    const sara = await newAdmin()
    const all = await Promise.all(Array.from({ length: 12 }, () => enterWith(sara, 'AAAAA-AAAAA')))
    const comparisons = all.filter(({ body }) => body.code === 'SECOND_FACTOR_INVALID')
    expect(comparisons.length).toBeLessThan(5)
    expect(await enter(sara)).toMatchObject(LOCKED)
  })

  test('reveals nothing to those who do not know the password, and stays unused', async () => {
    const sara = await newAdmin()
    const wrong = await refusalOf(new StaffMember(live, newEmail(), WRONG))
    const stranger = new StaffMember(live, sara.email, WRONG)
    const code = sara.code(clock())
    for (const secondFactor of [code, sara.recoveryCodes[0] ?? '', 'AAAAA-AAAAA']) {
      const { status, body } = await enterWith(stranger, secondFactor)
      expect({ status, body: { ...body, requestId: '' } }).toEqual(wrong)
    }
    expect(await enterWith(sara, code)).toMatchObject(ENTERED)
    expect(await enter(sara)).toMatchObject(ENTERED)
  })

  test('is replaced as a whole, which ends the sessions and the lock', async () => {
    const sara = await (await newAdmin()).signIn()
    await fail(sara, 5)
    const { recoveryCodes } = await renewSecondFactor(deps, sara.email)
    expect((await sara.get('/events')).status).toBe(401)
    expect(await enter(sara)).toMatchObject(INVALID)
    expect(await enterWith(sara, sara.code(clock()))).toMatchObject(INVALID)
    expect(recoveryCodes).toHaveLength(10)
    expect(await enterWith(sara, recoveryCodes[9] ?? '')).toMatchObject(ENTERED)
  })

  test('that is missing lets nobody in', async () => {
    const sara = await newAdmin()
    await db.delete(adminSecondFactors)
    expect(await enterWithout(sara)).toMatchObject(REQUIRED)
    expect(await enterWith(sara, sara.code(clock()))).toMatchObject(INVALID)
    expect(await enter(sara)).toMatchObject(INVALID)
  })

  test('is stored unreadable', async () => {
    const sara = await newAdmin()
    const json = JSON.stringify(await db.select().from(adminSecondFactors))
    const secrets = [sara.secret.toString('base64url'), sara.secret.toString('base64'), ...sara.recoveryCodes]
    expect(secrets.filter(secret => json.includes(secret) || json.includes(secret.replace('-', '')))).toEqual([])
  })
})
