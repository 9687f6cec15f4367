import { afterAll, describe, expect, test } from 'vitest'
import { countAttempt, loginLockout } from '#api/people/accounts/lockouts.ts'
import { testApp } from '#api/testing/app.ts'
import { type Customer, newCustomer, OTHER_DEVICE, seededCustomer, wrongCode } from '#api/testing/customers/customer.ts'
import { newCustomerWithCall } from '#api/testing/customers/customer-with-call.ts'
import { type Outcome, outcome } from '#api/testing/outcome.ts'

const plink = await testApp()
const { app, clock, database } = plink
afterAll(() => database.close())

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const WRONG_PASSWORD = 'Palm#Trees2032'
const NEW_PASSWORD = 'Dates&Coffee77'

const soft = (retryAfterSeconds: number) => ({
  status: 423,
  body: {
    code: 'ACCOUNT_LOCKED',
    error: expect.stringContaining('locked'),
    reason: 'soft',
    retryAfterSeconds,
  },
})
const hard = {
  status: 423,
  body: { code: 'ACCOUNT_LOCKED', error: expect.stringMatching(/locked.*call center/), reason: 'hard' },
}
const wrong = (attemptsRemaining: number) => ({ body: { attemptsRemaining } })

const failPassword = (customer: Customer) => outcome(customer.tryPassword(WRONG_PASSWORD))
const failCode = (customer: Customer) => outcome(customer.tryCode(wrongCode(customer.otp)))
const tryRightPassword = (customer: Customer) => outcome(customer.tryPassword(customer.password))

/** Enters a wrong password this many times. Returns the last response. */
async function fail(customer: Customer, times: number): Promise<Outcome | undefined> {
  let last: Outcome | undefined
  for (let attempt = 0; attempt < times; attempt++) last = await failPassword(customer)
  return last
}

/** Locks the account and waits until the lock is over. */
async function waitOutLock(customer: Customer): Promise<void> {
  expect(await fail(customer, 5)).toMatchObject(soft(900))
  clock.advance(15 * MINUTE)
}

describe('five failures lock', () => {
  test('of password, code and call together', async () => {
    const noura = await newCustomerWithCall(plink)
    expect(await failPassword(noura)).toMatchObject(wrong(4))
    await noura.startLogin()
    expect(await failCode(noura)).toMatchObject(wrong(3))
    await noura.verifyLogin()
    await noura.press(2)
    await noura.get(`/api/v1/auth/callback-status/${noura.callbackId}`)
    expect(await failPassword(noura)).toMatchObject(wrong(1))
    await noura.startLogin()
    expect(await failCode(noura)).toMatchObject(soft(900))
  })

  test('when the fifth comes 59:59 after the first', async () => {
    const noura = await newCustomer(app)
    await fail(noura, 1)
    clock.advance(HOUR - 1)
    await fail(noura, 3)
    expect(await failPassword(noura)).toMatchObject(soft(900))
  })

  test('but not when the first is an hour old, which then no longer counts', async () => {
    const noura = await newCustomer(app)
    await fail(noura, 1)
    clock.advance(HOUR / 2)
    await fail(noura, 3)
    clock.advance(HOUR / 2)
    expect(await failPassword(noura)).toMatchObject(wrong(1))
  })

  test('also when a signed-in customer types a wrong current password, and the session stays', async () => {
    const noura = await (await newCustomer(app)).signIn()
    const change = () =>
      outcome(
        noura.post('/api/v1/auth/change-password', { currentPassword: WRONG_PASSWORD, newPassword: NEW_PASSWORD }),
      )
    for (const attempts of [4, 3, 2, 1]) {
      expect(await change()).toMatchObject({
        status: 422,
        body: { code: 'PASSWORD_WRONG', attemptsRemaining: attempts },
      })
    }
    expect(await change()).toMatchObject(soft(900))
    expect((await noura.get('/api/v1/auth/me')).status).toBe(200)
    expect((await noura.post('/api/v1/auth/refresh', { refreshToken: noura.refreshToken })).status).toBe(200)
  })

  test('also when they are spread over several servers', async () => {
    const noura = await newCustomer(app)
    const elsewhere = noura.through(plink.with({}))
    for (const attempts of [4, 2]) {
      expect(await failPassword(noura)).toMatchObject(wrong(attempts))
      expect(await failPassword(elsewhere)).toMatchObject(wrong(attempts - 1))
    }
    expect(await failPassword(elsewhere)).toMatchObject(soft(900))
    expect(await tryRightPassword(noura)).toMatchObject(soft(900))
  })

  test('no other account', async () => {
    const [noura, salem] = [await newCustomer(app), await newCustomer(app)]
    await fail(noura, 5)
    await expect(salem.signIn()).resolves.toHaveProperty('accessToken')
  })
})

test('a password that could not be checked counts as no failure', async () => {
  const noura = await newCustomer(app)
  const verify = () => Promise.reject(new Error('out of memory'))
  const broken = noura.through(plink.with({ passwords: { ...plink.deps.passwords, verify } }))
  for (let attempt = 0; attempt < 6; attempt++) expect(await tryRightPassword(broken)).toMatchObject({ status: 500 })
  expect(await failPassword(noura)).toMatchObject(wrong(4))
})

describe('failures are cleared', () => {
  test('by a sign-in that is complete', async () => {
    const noura = await newCustomer(app)
    await fail(noura, 3)
    await noura.startLogin()
    expect(await failCode(noura)).toMatchObject(wrong(1))
    await noura.verifyLogin()
    expect(await failPassword(noura)).toMatchObject(wrong(4))
  })

  test('not by the right password alone, nor by the right code before the call', async () => {
    const noura = await newCustomerWithCall(plink)
    await fail(noura, 3)
    await noura.startLogin()
    await noura.verifyLogin()
    expect(await failPassword(noura)).toMatchObject(wrong(1))
    await noura.press(1)
    expect((await noura.post(`/api/v1/auth/callback-complete/${noura.callbackId}`, noura.device)).status).toBe(200)
    expect(await failPassword(noura)).toMatchObject(wrong(4))
  })
})

describe('a lock', () => {
  test('lasts exactly 15 minutes, and then all attempts are available again', async () => {
    const noura = await newCustomer(app)
    await fail(noura, 5)
    clock.advance(15 * MINUTE - 1)
    expect(await tryRightPassword(noura)).toMatchObject(soft(1))
    clock.advance(2)
    expect(await failPassword(noura)).toMatchObject(wrong(4))
    await expect(noura.signIn()).resolves.toHaveProperty('accessToken')
  })

  test('is not prolonged by further attempts', async () => {
    const noura = await newCustomer(app)
    await fail(noura, 5)
    clock.advance(10 * MINUTE)
    expect(await fail(noura, 10)).toMatchObject(soft(5 * MINUTE))
    clock.advance(5 * MINUTE)
    await expect(noura.startLogin()).resolves.toBe(noura)
  })

  test('stops a sign-in in progress, even with the right code or a confirmed call', async () => {
    const noura = await newCustomerWithCall(plink)
    await (await noura.startLogin()).verifyLogin()
    await noura.press(1)
    const { callbackId } = noura
    await noura.startLogin()
    await fail(noura.at(OTHER_DEVICE), 5)
    expect(await outcome(noura.tryCode(noura.otp))).toMatchObject(soft(900))
    expect(await outcome(noura.post(`/api/v1/auth/callback-complete/${callbackId}`, noura.device))).toMatchObject(
      soft(900),
    )
    clock.advance(31)
    expect(await outcome(noura.tryResend())).toMatchObject(soft(869))
  })

  test('is ended by a new password', async () => {
    const noura = await newCustomer(app)
    await fail(noura, 5)
    await (await noura.startRecovery()).reset(NEW_PASSWORD)
    expect(await failPassword(noura)).toMatchObject(wrong(4))
    await expect(noura.signIn()).resolves.toHaveProperty('accessToken')
  })
})

describe('the third lock within 24 hours is permanent', () => {
  test('however much time passes', async () => {
    const noura = await newCustomer(app)
    await waitOutLock(noura)
    await waitOutLock(noura)
    expect(await fail(noura, 5)).toMatchObject(hard)
    clock.advance(30 * DAY)
    expect(await tryRightPassword(noura)).toMatchObject(hard)
  })

  test('and cannot be reset, neither from the start nor with a code that was sent before', async () => {
    const noura = await newCustomer(app)
    await waitOutLock(noura)
    await waitOutLock(noura)
    await noura.startRecovery()
    await fail(noura, 5)
    expect(await outcome(noura.tryReset(noura.otp, NEW_PASSWORD))).toMatchObject(hard)
    clock.advance(31)
    const { idNumber: idUnn } = noura
    expect(await outcome(noura.tryRecovery({ idUnn, dateOfBirth: '2012-12-03' }))).toMatchObject(hard)
    expect(await tryRightPassword(noura)).toMatchObject(hard)
  })

  test('even if a new password ended the earlier ones', async () => {
    const noura = await newCustomer(app)
    for (const password of [NEW_PASSWORD, 'Sidr$Honey909']) {
      await fail(noura, 5)
      await (await noura.startRecovery()).reset(password)
    }
    expect(await fail(noura, 5)).toMatchObject(hard)
  })

  test.each([
    ['23:59:59', DAY - 1, hard],
    ['24:00:00', DAY, soft(900)],
  ])('counted from the first: after %s', async (_when, seconds, lock) => {
    const noura = await newCustomer(app)
    await waitOutLock(noura)
    await waitOutLock(noura)
    clock.advance(seconds - 30 * MINUTE)
    expect(await fail(noura, 5)).toMatchObject(lock)
  })
})

describe('the locked accounts of the sandbox', () => {
  test('have a soft lock until a new password, and a permanent lock', async () => {
    clock.advance(30 * DAY)
    expect(await tryRightPassword(seededCustomer(app, '0500000016'))).toMatchObject(soft(900))
    expect(await tryRightPassword(seededCustomer(app, '0500000017'))).toMatchObject(hard)
  })
})

test('attempts that a crashed process left unfinished lock at the next code, for the usual time', async () => {
  const noura = await (await newCustomer(app)).startLogin()
  for (let attempt = 0; attempt < 5; attempt++) await countAttempt(database.db, loginLockout(noura.userId), clock())
  clock.advance(MINUTE)
  expect(await failCode(noura)).toMatchObject(soft(900))
  clock.advance(15 * MINUTE)
  expect(await failPassword(noura)).toMatchObject(wrong(4))
})
