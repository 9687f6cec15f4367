import { afterAll, expect, test } from 'vitest'
import type { Providers, Registration } from '#api/outside/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import { type Newcomer, signUp } from '#api/testing/customers/newcomer.ts'
import { createLog } from './log.ts'

const { database, deps, with: appWith } = await testApp()
afterAll(() => database.close())

/** Returns a server with the production log at the lowest level, and the text of its log. */
function loggingApp(providers: Partial<Providers> = {}) {
  const lines: string[] = []
  const log = createLog({ level: 'trace', destination: { write: line => lines.push(line) } })
  return { app: appWith({ log, providers }), text: () => lines.join('') }
}

/** Returns the names of the person's secrets that the log contains. */
function leakedSecrets({ values, ...person }: Newcomer, log: string): string[] {
  const { phone, idNumber, crNumber, password } = values
  const secrets = {
    phone,
    subscriber: phone.slice(1),
    idNumber,
    crNumber,
    password,
    otp: person.otp,
    token: person.token,
  }
  return Object.entries(secrets).flatMap(([name, secret]) => (log.includes(secret) ? [name] : []))
}

test('the log has each call of a whole sign-up, and no data of the person', async () => {
  const { app, text } = loggingApp()
  const noura = await signUp(app).toTheEnd()
  await noura.post('/api/v1/auth/set-passcode', { userId: noura.userId, passcode: '280519' })
  for (const operation of ['sendOtp', 'verifyOtp', 'validateCr', 'idPhoneMatch', 'setPassword', 'createProfile']) {
    expect(text()).toContain(`"operation":"${operation}","status":200`)
  }
  expect(leakedSecrets(noura, text())).toEqual([])
  expect(text()).not.toContain('280519')
  expect(text()).not.toContain('2012-12-03')
})

test('refused calls leave no data of the person in the log', async () => {
  const { app, text } = loggingApp()
  const noura = await signUp(app).upTo('otp')
  const { phoneNumber, values } = noura
  await noura.post('/api/v1/auth/send-otp', { phoneNumber })
  await noura.post('/api/v1/auth/verify-otp', { phoneNumber, otp: '000000', [noura.otp]: noura.otp })
  await noura.upTo('id')
  await noura.post('/api/v1/verification/local-screening', { idNumber: `${values.idNumber}0` })
  await noura.post(`/api/v1/nafath/status/${values.idNumber}`, { idNumber: values.idNumber })
  await noura.get(`/api/v1/nafath/status/${values.idNumber}?token=${noura.token}`)
  expect(text()).toContain('"status":400')
  expect(leakedSecrets(noura, text())).toEqual([])
})

test('provider errors with personal data leave none of it in the log', async () => {
  const noura = await signUp(appWith({})).upTo('nafath')
  await noura.askForApproval()
  const providerError = new Error(`no response about ${noura.values.idNumber}, ${noura.phoneNumber}`)
  const fail = () => Promise.reject(providerError)
  const { app, text } = loggingApp({ nafath: { ...deps.providers.nafath, outcome: fail }, registry: { lookUp: fail } })
  await noura.through(app).get(`/api/v1/nafath/status/${noura.sessionId}`)
  await noura.through(app).post('/api/v1/verification/validate-cr', { crNumber: noura.values.crNumber })
  expect(text()).toContain('"level":"warn"')
  expect(text()).toContain('"level":"error"')
  expect(leakedSecrets(noura, text())).toEqual([])
})

test('database errors that quote a row leave no data of the person in the log', async () => {
  // The registry violates its interface. The database error then quotes the rejected row with every column.
  const registration = {
    unifiedNumber: '7010900000',
    legalName: null,
    issueDate: null,
    expiryDate: null,
    status: 'active',
  } as unknown as Registration
  const { app, text } = loggingApp({ registry: { lookUp: async () => ({ kind: 'found', registration }) } })
  const noura = await signUp(appWith({})).upTo('nafath')
  const refused = await noura.through(app).post('/api/v1/verification/validate-cr', { crNumber: noura.values.crNumber })
  expect(refused.status).toBe(500)
  expect(text()).toContain('applicants_cr_known')
  expect(text()).toContain(refused.headers.get('X-Request-Id'))
  expect(await refused.json()).toMatchObject({ error: 'Request failed', code: 'UNKNOWN_ERROR' })
  expect(leakedSecrets(noura, text())).toEqual([])
})
