import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { type Customer, newCustomer, OTHER_DEVICE, wrongCode } from '#api/testing/customers/customer.ts'
import { askForChange, newestChange, takeEffect } from '#api/testing/customers/phone-changes.ts'
import { me, messagesTo } from '#api/testing/customers/session-steps.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { outcome } from '#api/testing/outcome.ts'
import { sandboxValues } from '#domain/generated/sandbox-values.ts'

const { app, clock, database, deps } = await testApp()
afterAll(() => database.close())

const MINUTE = 60
const [WAITS] = sandboxValues.phoneNumber.phone_change_waits
const BORN = '2012-12-03'
const NEW_PASSWORD = 'Dates&Coffee77'

const phoneOf = ({ identifier }: Customer) => `+966${identifier.slice(1)}`
const byBirthday = (noura: Customer, dateOfBirth = BORN) =>
  outcome(noura.tryRecovery({ idUnn: noura.idNumber, dateOfBirth }))

const reset = (noura: Customer, otp = noura.otp) => outcome(noura.tryReset(otp, NEW_PASSWORD))

/** A customer who was just sent the code of a recovery. */
const recoveringCustomer = async () => (await newCustomer(app)).startRecovery()

const INVALID = {
  status: 400,
  body: { code: 'RESET_INVALID', error: 'Invalid or expired reset code. Please request a new one.' },
}

describe('resetPassword', () => {
  test('does not take the token of a recovery from before the password was changed', async () => {
    const noura = await recoveringCustomer()
    const owner = await noura.at(OTHER_DEVICE).signIn()
    const change = { currentPassword: owner.password, newPassword: 'Palm#Trees2033' }
    expect((await owner.post('/api/v1/auth/change-password', change)).status).toBe(200)
    expect(await reset(noura)).toMatchObject(INVALID)
  })

  test('takes a code for five minutes', async () => {
    const [noura, salem] = [await recoveringCustomer(), await recoveringCustomer()]
    clock.advance(5 * MINUTE - 1)
    expect(await reset(noura)).toMatchObject({ status: 200 })
    clock.advance(2)
    expect(await reset(salem)).toMatchObject(INVALID)
  })

  test('answers a short password with the sentence of the screen', async () => {
    const noura = await recoveringCustomer()
    expect(await outcome(noura.tryReset(noura.otp, 'Ab#45'))).toMatchObject({
      status: 400,
      body: { fields: { newPassword: 'Password must be at least 8 characters long' } },
    })
  })

  test('takes the token and the code once', async () => {
    const noura = await recoveringCustomer()
    const { otp } = noura
    await noura.reset('Sidr$Honey909')
    expect(await reset(noura, otp)).toMatchObject(INVALID)
    await expect(noura.signIn()).resolves.toHaveProperty('accessToken')
  })

  test('takes the token of the newest recovery only', async () => {
    const noura = await recoveringCustomer()
    const { resetToken } = noura
    clock.advance(31)
    await noura.startRecovery()
    expect(await reset(Object.assign(noura.at(OTHER_DEVICE), { resetToken }), noura.otp)).toMatchObject(INVALID)
    expect(await reset(noura)).toMatchObject({ status: 200 })
  })

  test.each([
    ['the token of another account', (_: Customer, salem: Customer) => salem.resetToken],
    [
      'a token of both',
      (noura: Customer, salem: Customer) => `${noura.resetToken.split('.')[0]}.${salem.resetToken.split('.')[1]}`,
    ],
    ['the account without a token', (noura: Customer) => noura.resetToken.split('.')[0] ?? ''],
    ['an empty token', (noura: Customer) => `${noura.resetToken.split('.')[0]}.`],
    ['anything', () => 'x.y.z'],
  ])('refuses %s, which does not count as an attempt', async (_what, tokenOf) => {
    const [noura, salem] = [await recoveringCustomer(), await recoveringCustomer()]
    const thief = Object.assign(noura.at(OTHER_DEVICE), { resetToken: tokenOf(noura, salem) })
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await reset(thief, noura.otp)).status).toBeGreaterThanOrEqual(400)
    expect(await reset(noura)).toMatchObject({ status: 200 })
  })

  test('locks the recovery after five wrong codes', async () => {
    const noura = await recoveringCustomer()
    const guess = () => reset(noura, wrongCode(noura.otp))
    for (const attemptsRemaining of [4, 3, 2, 1]) expect(await guess()).toMatchObject({ body: { attemptsRemaining } })
    expect(await guess()).toMatchObject({ status: 423, body: { code: 'ACCOUNT_LOCKED', reason: 'soft' } })
    expect(await reset(noura)).toMatchObject({ status: 423 })
    expect(await byBirthday(noura)).toMatchObject({ status: 423 })
  })

  test.each(['Short1#', 'P@ssw0rd1', 'palm#trees2031', 'Palm#Trees', 'PalmTrees2031'])(
    'refuses the password %s whatever the code, which stays valid',
    async newPassword => {
      const noura = await recoveringCustomer()
      const response = await outcome(noura.tryReset(wrongCode(noura.otp), newPassword))
      expect(response).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_ERROR', fields: { newPassword: expect.any(String) } },
      })
      expect(await reset(noura)).toMatchObject({ status: 200 })
    },
  )

  test('makes only the new password valid, and ends every session', async () => {
    const phone = await (await newCustomer(app)).signIn()
    const laptop = await phone.at(OTHER_DEVICE).signIn()
    const { password } = phone
    const forgetful = await phone.at(OTHER_DEVICE).startRecovery()
    await forgetful.reset(NEW_PASSWORD)
    for (const session of [phone, laptop]) {
      expect((await session.get('/api/v1/auth/me')).status).toBe(401)
      const response = await session.post('/api/v1/auth/refresh', { refreshToken: session.refreshToken })
      expect(response.status).toBe(401)
    }
    expect((await forgetful.tryPassword(password)).status).toBe(401)
    await expect(forgetful.signIn()).resolves.toHaveProperty('accessToken')
  })

  test('tells the owner', async () => {
    const noura = await recoveringCustomer()
    clock.advance(1)
    await noura.reset(NEW_PASSWORD)
    await deliverMessages(deps)
    const messages = await app.request(`/api/sandbox/messages?phoneNumber=${encodeURIComponent(phoneOf(noura))}`)
    const [last] = (await messages.json()).items
    expect(last.body).toBe(`Your Plink password was changed. If this was not you, call ${deps.support.phone}.`)
  })

  test('cancels a change of number that waits, which then never takes effect, and tells of it', async () => {
    const noura = await (await newCustomer(app)).signIn()
    clock.advance(31)
    await askForChange(noura, WAITS)
    const forgetful = await noura.at(OTHER_DEVICE).startRecovery()
    await forgetful.reset(NEW_PASSWORD)
    clock.advance(25 * 3600)
    await takeEffect(deps)
    await forgetful.signIn()
    expect(await me(forgetful)).toMatchObject({ body: { phoneNumber: phoneOf(noura) } })
    expect(await newestChange(forgetful)).toMatchObject({ state: 'cancelled' })
    await deliverMessages(deps)
    expect(await messagesTo(noura)).toContainEqual(expect.stringContaining('was cancelled'))
  })
})
