import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { adminSessions, admins } from '#api/db/schema/admin.ts'
import { createAdmin, disableAdmin, enableAdmin, setAdminPassword } from '#api/staff/admins.ts'
import { testApp } from '#api/testing/app.ts'
import { outcome } from '#api/testing/outcome.ts'
import { Staff, VIEWER } from '#api/testing/staff.ts'

const { app, clock, database, deps, with: appWith } = await testApp()
const { db } = database
afterAll(() => database.close())

const live = appWith({ sandbox: undefined })
const WRONG = 'Palm#Trees2030'
const LOCK_SECONDS = 900

const newEmail = () => `${crypto.randomUUID()}@plink.example`

/** An administrator of a server in live mode. */
async function newAdmin(): Promise<Staff> {
  const staff = new Staff(live, newEmail())
  await createAdmin(deps, { email: staff.email, password: staff.password, name: 'Sara H', role: 'admin' })
  return staff
}

const enter = (staff: Staff, email?: string) => outcome(staff.tryToSignIn(email))

async function fail(staff: Staff, times: number) {
  const stranger = new Staff(staff.server, staff.email, WRONG)
  for (let count = 1; count < times; count++) await enter(stranger)
  return enter(stranger)
}

/** The response without the id of the request. */
const refusalOf = async (staff: Staff) => {
  const { status, body } = await enter(staff)
  return { status, body: { ...body, requestId: '' } }
}

const FAILED = { status: 401, body: { code: 'ADMIN_LOGIN_FAILED' } }
const LOCKED = { status: 423, body: { code: 'ACCOUNT_LOCKED', reason: 'soft', retryAfterSeconds: LOCK_SECONDS } }
const ENTERED = { status: 200, body: { role: 'admin' } }

describe('loginAdmin in the sandbox', () => {
  test('accepts anybody, with a name derived from the email, and recognises them later', async () => {
    const first = await enter(new Staff(app, 'noura@plink.example'))
    expect(first).toMatchObject({ status: 200, body: { name: 'Noura', role: 'admin' } })
    await enter(new Staff(app, '  NOURA@Plink.example ', 'something else'))
    expect(await db.$count(admins, eq(admins.email, 'noura@plink.example'))).toBe(1)
    expect(await db.$count(admins)).toBe(1)
  })

  test('gives the viewer that role and refuses the failing email', async () => {
    expect(await enter(new Staff(app, VIEWER))).toMatchObject({ status: 200, body: { role: 'viewer' } })
    expect(await enter(new Staff(app, 'Fail@Sandbox.test'))).toMatchObject(FAILED)
  })

  test('refuses a disabled administrator', async () => {
    const sara = new Staff(app, newEmail())
    await sara.signIn()
    await disableAdmin(deps, sara.email)
    expect(await enter(sara)).toMatchObject(FAILED)
  })

  test('creates nothing that is valid outside the sandbox', async () => {
    const { email } = await new Staff(app, newEmail()).signIn()
    expect(await enter(new Staff(live, email))).toMatchObject(FAILED)
  })
})

describe('loginAdmin without the sandbox', () => {
  test('an administrator signs in with their password, whatever the case of the email', async () => {
    const sara = await newAdmin()
    expect(await enter(sara)).toMatchObject({ status: 200, body: { name: 'Sara H', role: 'admin' } })
    expect(await enter(sara, ` ${sara.email.toUpperCase()} `)).toMatchObject(ENTERED)
  })

  test('neither password nor token is stored', async () => {
    const sara = await (await newAdmin()).signIn()
    const [row] = await db.select().from(admins).where(eq(admins.email, sara.email))
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(await db.select().from(adminSessions))).not.toContain(sara.token)
  })

  test('a wrong password, an unknown email and a disabled administrator get the same response', async () => {
    const [sara, dismissed] = [await newAdmin(), await newAdmin()]
    await disableAdmin(deps, dismissed.email)
    const wrong = await refusalOf(new Staff(live, sara.email, WRONG))
    expect(wrong).toMatchObject(FAILED)
    expect(await refusalOf(new Staff(live, newEmail()))).toEqual(wrong)
    expect(await refusalOf(dismissed)).toEqual(wrong)
    await enableAdmin(deps, dismissed.email)
    expect(await enter(dismissed)).toMatchObject(ENTERED)
  })

  test('the fifth wrong password locks, even for an unknown email', async () => {
    const [sara, nobody] = [await newAdmin(), new Staff(live, newEmail())]
    for (const staff of [sara, nobody]) {
      expect(await fail(staff, 4)).toMatchObject(FAILED)
      expect(await fail(staff, 1)).toMatchObject(LOCKED)
      expect(await enter(staff)).toMatchObject(LOCKED)
      expect(await enter(staff, staff.email.toUpperCase())).toMatchObject(LOCKED)
    }
    clock.advance(LOCK_SECONDS)
    expect(await enter(sara)).toMatchObject(ENTERED)
  })

  test('the right password resets the count of wrong ones', async () => {
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
      const { email, password } = await newAdmin()
      const verify: typeof deps.passwords.verify = async (hash, typed) => {
        const isRight = await deps.passwords.verify(hash, typed)
        await meanwhile(email)
        return isRight
      }
      const slow = appWith({ sandbox: undefined, passwords: { ...deps.passwords, verify } })
      expect(await enter(new Staff(slow, email, password))).toMatchObject(FAILED)
    }
  })
})
