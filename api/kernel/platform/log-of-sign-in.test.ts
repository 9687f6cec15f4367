import { afterAll, expect, test } from 'vitest'
import type { Providers } from '#api/outside/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import { type Customer, newCustomer, OTHER_DEVICE, wrongCode } from '#api/testing/customers/customer.ts'
import { newCustomerWithCall } from '#api/testing/customers/customer-with-call.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { createLog } from './log.ts'

const plink = await testApp()
const { app, clock, database, deps, with: appWith } = plink
afterAll(() => database.close())

const WRONG_PASSWORD = 'Palm#Trees2032'
const NEW_PASSWORD = 'Dates&Coffee77'

/** Returns a server with the production log at the lowest level, and the text of its log. */
function loggingApp(providers: Partial<Providers> = {}) {
  const lines: string[] = []
  const log = createLog({ level: 'trace', destination: { write: line => lines.push(line) } })
  return { app: appWith({ log, providers }), log, text: () => lines.join('') }
}

/** The secrets and personal data that the customer has sent or received so far. */
class Secrets {
  private readonly known = new Map<string, string>([
    ['the wrong password', WRONG_PASSWORD],
    ['the new password', NEW_PASSWORD],
    ['the date of birth', '2012-12-03'],
  ])

  add({ identifier, idNumber, password, otp, resetToken, accessToken, refreshToken, device }: Customer): void {
    const secrets = { idNumber, password, otp, resetToken, accessToken, refreshToken, userAgent: device.userAgent }
    const [, secret] = resetToken.split('.')
    const all = { ...secrets, secret, identifier, subscriber: identifier.slice(1) }
    for (const [name, value] of Object.entries(all)) if (value) this.known.set(`${name} ${value}`, value)
  }

  in(log: string): string[] {
    return [...this.known].flatMap(([name, secret]) => (log.includes(secret) ? [name] : []))
  }
}

test('the log has each call of sign-in, recovery and sessions, and no data of the customer', async () => {
  const { app: logged, text } = loggingApp()
  const secrets = new Secrets()
  const noura = (await newCustomerWithCall(plink)).through(logged)
  const laptop = noura.at(OTHER_DEVICE)
  secrets.add(await noura.startLogin())
  clock.advance(31)
  secrets.add(await noura.resendCode())
  secrets.add(await noura.verifyLogin())
  await noura.press(1)
  await noura.get(`/api/v1/auth/callback-status/${noura.callbackId}`)
  const completed = await noura.post(`/api/v1/auth/callback-complete/${noura.callbackId}`, noura.device)
  secrets.add(Object.assign(noura, await completed.json()))
  secrets.add(await noura.refresh())
  for (const path of ['me', 'sessions', 'events']) await noura.get(`/api/v1/auth/${path}`)
  const change = { currentPassword: noura.password, newPassword: NEW_PASSWORD }
  const changed = await noura.post('/api/v1/auth/change-password', change)
  secrets.add(Object.assign(noura, await changed.json()))
  await noura.post('/api/v1/auth/logout', { refreshToken: noura.refreshToken })
  secrets.add(await laptop.startRecovery())
  await laptop.reset('Sidr$Honey909')
  secrets.add(laptop)
  const operations = `loginWithPassword resendLoginOtp verifyLoginOtp getCallbackStatus completeCallback refreshTokens
    getMe listSessions listSecurityEvents changePassword logout forgotPassword resetPassword`
  for (const operation of operations.split(/\s+/)) {
    expect(text()).toMatch(new RegExp(`"operation":"${operation}","status":20[04]`))
  }
  expect(secrets.in(text())).toEqual([])
})

test('refused calls leave no data of the customer in the log', async () => {
  const { app: logged, text } = loggingApp()
  const secrets = new Secrets()
  const noura = (await newCustomer(app)).through(logged)
  await noura.tryPassword(WRONG_PASSWORD)
  secrets.add(await noura.startLogin())
  const { otp } = noura
  await noura.tryCode(wrongCode(otp))
  await noura.post('/api/v1/auth/login/verify-otp', { userId: noura.userId, otp: `${otp}0`, [otp]: noura.device })
  secrets.add(await noura.verifyLogin())
  const { accessToken, refreshToken, idNumber } = noura
  await noura.get(`/api/v1/auth/callback-status/${otp}?token=${accessToken}`)
  await noura.post(`/api/v1/auth/refresh/${refreshToken}`, { refreshToken })
  await noura.post('/api/v1/auth/change-password', { currentPassword: WRONG_PASSWORD, newPassword: 'P@ssw0rd1' })
  await noura.tryRecovery({ idUnn: idNumber, dateOfBirth: '2012-12-04' })
  secrets.add(await noura.startRecovery())
  await noura.tryReset(wrongCode(noura.otp), NEW_PASSWORD)
  await noura.tryReset(noura.otp, noura.otp)
  await noura.post('/api/v1/auth/refresh', { refreshToken: accessToken })
  expect(text()).toContain('"status":400')
  expect(text()).toContain('"status":401')
  expect(secrets.in(text())).toEqual([])
})

test('provider errors with personal data leave none of it in the log', async () => {
  const secrets = new Secrets()
  const noura = await (await newCustomerWithCall(plink)).startLogin()
  secrets.add(noura)
  const providerError = new Error(`no response about ${noura.identifier}, ${noura.otp}, ${noura.idNumber}`)
  const fail = () => Promise.reject(providerError)
  const { app: logged, text } = loggingApp({ voiceCall: { place: fail, outcome: fail }, sms: { send: fail } })
  expect((await noura.through(logged).tryCode(noura.otp)).status).toBe(500)
  clock.advance(31)
  expect((await noura.through(logged).tryResend()).status).toBe(500)
  expect(text()).toContain('"level":"error"')
  expect(secrets.in(text())).toEqual([])
})

test('a notification that cannot be sent reverts nothing, and is logged without its recipient', async () => {
  const secrets = new Secrets()
  const noura = await (await newCustomer(app)).startRecovery()
  secrets.add(noura)
  const send = () => Promise.reject(new Error(`cannot send to ${noura.identifier}`))
  const { app: logged, log, text } = loggingApp()
  const reset = await Object.assign(noura.through(logged), { resetToken: noura.resetToken }).reset(NEW_PASSWORD)
  await deliverMessages({ ...deps, log, providers: { ...deps.providers, sms: { send } } })
  expect(text()).toContain('A message could not be sent.')
  expect(secrets.in(text())).toEqual([])
  await expect(Object.assign(noura, { password: reset.password }).signIn()).resolves.toHaveProperty('accessToken')
})
