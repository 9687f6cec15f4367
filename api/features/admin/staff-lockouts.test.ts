import { afterAll, describe, expect, test } from 'vitest'
import { disableAdmin, setAdminPassword } from '#api/staff/admins.ts'
import { testApp } from '#api/testing/app.ts'
import { outcome } from '#api/testing/outcome.ts'
import { decideRequest } from '#api/testing/staff/closure-steps.ts'
import { askForUnlock, newAdmin, requestStaffUnlock, type StaffMember } from '#api/testing/staff/staff-member.ts'

const { clock, database, deps, with: appWith } = await testApp()
afterAll(() => database.close())

const live = appWith({ sandbox: undefined, limits: { ...deps.limits, trustedProxies: 1 } })
const LOCK_SECONDS = 900
const FAILED = { status: 401, body: { code: 'ADMIN_LOGIN_FAILED' } }
const ENTERED = { status: 200, body: { role: 'admin' } }
const lockedFor = (seconds: number) => ({
  status: 423,
  body: { code: 'ACCOUNT_LOCKED', reason: 'soft', retryAfterSeconds: seconds },
})

let addresses = 0
/** Returns an address that nobody has called from. */
const newAddress = () => `10.1.${Math.floor(++addresses / 250)}.${addresses % 250}`

const from = (address: string) => ({ 'X-Forwarded-For': address })

/** Signs in with the next recovery code, known by the device of an earlier sign-in if there was one. */
const enter = (staff: StaffMember, address: string) =>
  outcome(staff.tryToSignIn(staff.email, staff.recoveryCodes.shift(), from(address)))

/** Another caller enters a wrong password. Returns the last response. */
async function guess(email: string, address: string, times: number, deviceToken?: string) {
  const body = JSON.stringify({ email, password: 'Palm#Trees2030', secondFactor: 'AAAAA-AAAAA', deviceToken })
  const headers = { 'Content-Type': 'application/json', ...from(address) }
  const once = () => outcome(live.request('/api/admin/auth/login', { method: 'POST', headers, body }))
  for (let count = 1; count < times; count++) await once()
  return once()
}

async function knownAdmin(): Promise<StaffMember> {
  const admin = await newAdmin(deps, live)
  return admin.signIn()
}

describe('the limits of staff sign-in', () => {
  test('a stranger locks their own address for the email and nobody else', async () => {
    const admin = await newAdmin(deps, live)
    const [stranger, office] = [newAddress(), newAddress()]
    expect(await guess(admin.email, stranger, 4)).toMatchObject(FAILED)
    expect(await guess(admin.email, stranger, 1)).toMatchObject(lockedFor(LOCK_SECONDS))
    expect(await enter(admin, stranger)).toMatchObject(lockedFor(LOCK_SECONDS))
    expect(await enter(admin, office)).toMatchObject(ENTERED)
  })

  test('each lock is twice as long as the one before, up to a day, and none is permanent', async () => {
    const { email } = await newAdmin(deps, live)
    const stranger = newAddress()
    for (const seconds of [900, 1800, 3600, 7200, 14_400, 28_800]) {
      expect(await guess(email, stranger, 5)).toMatchObject(lockedFor(seconds))
      expect(await guess(email, stranger, 1)).toMatchObject(lockedFor(seconds))
      clock.advance(seconds)
    }
    for (let lock = 0; lock < 3; lock++) {
      const { body } = await guess(email, stranger, 5)
      expect(body).toMatchObject({ code: 'ACCOUNT_LOCKED', reason: 'soft' })
      const seconds = Number(body.retryAfterSeconds)
      expect(seconds).toBeLessThanOrEqual(86_400)
      clock.advance(seconds)
    }
  })

  test('an address is locked after twenty failures, whatever the emails', async () => {
    const stranger = newAddress()
    for (let email = 0; email < 4; email++) await guess(`nobody-${email}@plink.example`, stranger, 4)
    expect(await guess('nobody-5@plink.example', stranger, 3)).toMatchObject(FAILED)
    expect(await guess('nobody-5@plink.example', stranger, 1)).toMatchObject(lockedFor(LOCK_SECONDS))
    const admin = await newAdmin(deps, live)
    expect(await enter(admin, stranger)).toMatchObject(lockedFor(LOCK_SECONDS))
    expect(await enter(admin, newAddress())).toMatchObject(ENTERED)
  })

  test('an email is locked after fifty failures from many addresses, for devices that are not known', async () => {
    const admin = await knownAdmin()
    for (let count = 0; count < 12; count++) await guess(admin.email, newAddress(), 4)
    await guess(admin.email, newAddress(), 1)
    expect(await guess(admin.email, newAddress(), 1)).toMatchObject(lockedFor(LOCK_SECONDS))
    const { deviceToken } = admin
    admin.deviceToken = ''
    expect(await enter(admin, newAddress())).toMatchObject(lockedFor(LOCK_SECONDS))
    admin.deviceToken = deviceToken
    expect(await enter(admin, newAddress())).toMatchObject(ENTERED)
  })

  test('a known device enters from an address that is locked', async () => {
    const admin = await knownAdmin()
    const sharedAddress = newAddress()
    await guess(admin.email, sharedAddress, 5)
    for (let email = 0; email < 4; email++) await guess(`nobody-${email}@plink.example`, sharedAddress, 5)
    expect(await enter(admin, sharedAddress)).toMatchObject(ENTERED)
  })

  test('a known device has a limit of its own, which locks it alone', async () => {
    const admin = await knownAdmin()
    expect(await guess(admin.email, newAddress(), 5, admin.deviceToken)).toMatchObject(lockedFor(LOCK_SECONDS))
    expect(await enter(admin, newAddress())).toMatchObject(lockedFor(LOCK_SECONDS))
    admin.deviceToken = ''
    expect(await enter(admin, newAddress())).toMatchObject(ENTERED)
  })

  test('the token of a device is of one person, cannot be made up and expires', async () => {
    const [admin, colleague] = [await knownAdmin(), await knownAdmin()]
    const [id, signedInAt] = admin.deviceToken.split('.')
    const stranger = newAddress()
    await guess(admin.email, stranger, 5)
    for (const token of [colleague.deviceToken, `${id}.${signedInAt}.${'A'.repeat(43)}`, 'x', `${id}.9999999999.`]) {
      expect(await guess(admin.email, stranger, 1, token)).toMatchObject(lockedFor(LOCK_SECONDS))
    }
    expect(await guess(admin.email, stranger, 1, admin.deviceToken)).toMatchObject(FAILED)
    clock.advance(180 * 86_400)
    await guess(admin.email, stranger, 5)
    expect(await guess(admin.email, stranger, 1, admin.deviceToken)).toMatchObject({ status: 423 })
  })

  test('a refused attempt counts for nothing else', async () => {
    const admin = await newAdmin(deps, live)
    const stranger = newAddress()
    await guess(admin.email, stranger, 40)
    expect(await guess('nobody@plink.example', stranger, 1)).toMatchObject(FAILED)
    const colleague = await newAdmin(deps, live)
    expect(await enter(colleague, stranger)).toMatchObject(ENTERED)
  })

  test('a sign-in does not clear what its address has counted', async () => {
    const [stranger, insider] = [newAddress(), await newAdmin(deps, live)]
    for (let email = 0; email < 4; email++) await guess(`nobody-${email}@plink.example`, stranger, 4)
    await guess('nobody-4@plink.example', stranger, 3)
    expect(await enter(insider, stranger)).toMatchObject(ENTERED)
    expect(await guess('nobody-5@plink.example', stranger, 1)).toMatchObject(lockedFor(LOCK_SECONDS))
  })

  test('two colleagues end every lock of an email, and nobody does it alone', async () => {
    const [asking, deciding, admin] = [await knownAdmin(), await knownAdmin(), await knownAdmin()]
    const stranger = newAddress()
    await guess(admin.email, stranger, 5)
    await guess(admin.email, newAddress(), 5, admin.deviceToken)
    const { requestId, subject } = await askForUnlock(asking, `${admin.email.toUpperCase()}.`)
    expect(subject).toMatchObject({ kind: 'admin', name: admin.email })
    expect(await outcome(requestStaffUnlock(deciding, admin.email))).toMatchObject({
      status: 409,
      body: { code: 'REQUEST_PENDING' },
    })
    expect(await outcome(decideRequest(asking, requestId, 'approve'))).toMatchObject({
      status: 403,
      body: { code: 'SECOND_PERSON_REQUIRED' },
    })
    expect(await enter(admin, stranger)).toMatchObject(lockedFor(LOCK_SECONDS))
    expect(await outcome(decideRequest(deciding, requestId, 'approve'))).toMatchObject({ status: 200 })
    expect(await enter(admin, stranger)).toMatchObject(ENTERED)
    admin.deviceToken = ''
    expect(await enter(admin, stranger)).toMatchObject(ENTERED)
    const { body } = await outcome(deciding.get('/events?type=staff_locks_ended'))
    expect(body).toMatchObject({ items: [{ admin: { email: deciding.email }, subject: { name: admin.email } }] })
  })

  test('a rejected request ends no lock, and a request about nobody is refused', async () => {
    const [asking, deciding, admin] = [await knownAdmin(), await knownAdmin(), await newAdmin(deps, live)]
    const stranger = newAddress()
    await guess(admin.email, stranger, 5)
    const { requestId } = await askForUnlock(asking, admin.email)
    await decideRequest(deciding, requestId, 'reject')
    expect(await enter(admin, stranger)).toMatchObject(lockedFor(LOCK_SECONDS))
    const NOT_FOUND = { status: 404, body: { code: 'ADMIN_NOT_FOUND' } }
    for (const email of ['nobody@plink.example', 'ѕara@plink.example']) {
      expect(await outcome(requestStaffUnlock(asking, email))).toMatchObject(NOT_FOUND)
    }
    await disableAdmin(deps, admin.email)
    expect(await outcome(requestStaffUnlock(asking, admin.email))).toMatchObject(NOT_FOUND)
  })

  test('a new password ends every lock of the email', async () => {
    const admin = await knownAdmin()
    const stranger = newAddress()
    await guess(admin.email, stranger, 5)
    await guess(admin.email, newAddress(), 5, admin.deviceToken)
    admin.password = 'Dates&Coffee77'
    await setAdminPassword(deps, admin.email, admin.password)
    expect(await enter(admin, stranger)).toMatchObject(ENTERED)
    admin.deviceToken = ''
    expect(await enter(admin, stranger)).toMatchObject(ENTERED)
  })
})
