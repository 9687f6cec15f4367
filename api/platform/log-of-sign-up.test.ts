import { afterAll, expect, test } from 'vitest'
import type { Providers, Registration } from '#api/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import { type Person, signUp } from '#api/testing/personas.ts'
import { createLog } from './log.ts'

const { database, deps, with: appWith } = await testApp()
afterAll(() => database.close())

/** A server that logs as the real one does, and its log. */
function loggingApp(providers: Partial<Providers> = {}) {
  const lines: string[] = []
  const log = createLog({ level: 'trace', destination: { write: line => lines.push(line) } })
  return { app: appWith({ log, providers }), text: () => lines.join('') }
}

/** What of this person stands in the log. */
function toldAbout({ values, ...person }: Person, log: string): string[] {
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

test('a whole sign-up leaves each call in the log, and nothing of the person', async () => {
  const { app, text } = loggingApp()
  const noura = await signUp(app).toTheEnd()
  await noura.post('/api/v1/auth/set-passcode', { userId: noura.userId, passcode: '280519' })
  for (const operation of ['sendOtp', 'verifyOtp', 'validateCr', 'idPhoneMatch', 'setPassword', 'createProfile']) {
    expect(text()).toContain(`"operation":"${operation}","status":200`)
  }
  expect(toldAbout(noura, text())).toEqual([])
  expect(text()).not.toContain('280519')
  expect(text()).not.toContain('2012-12-03')
})

test('neither do calls that are refused', async () => {
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
  expect(toldAbout(noura, text())).toEqual([])
})

test('neither does a provider that fails and says about whom', async () => {
  const noura = await signUp(appWith({})).upTo('nafath')
  await noura.askForApproval()
  const complaint = new Error(`no answer about ${noura.values.idNumber}, ${noura.phoneNumber}`)
  const fail = () => Promise.reject(complaint)
  const { app, text } = loggingApp({ nafath: { ...deps.providers.nafath, outcome: fail }, registry: { lookUp: fail } })
  await noura.through(app).get(`/api/v1/nafath/status/${noura.sessionId}`)
  await noura.through(app).post('/api/v1/verification/validate-cr', { crNumber: noura.values.crNumber })
  expect(text()).toContain('"level":"warn"')
  expect(text()).toContain('"level":"error"')
  expect(toldAbout(noura, text())).toEqual([])
})

test('neither does the database when it refuses a row and quotes it', async () => {
  // A registry that breaks its word; the database then says which row it could not accept, with every column.
  const registration = {
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
  expect(toldAbout(noura, text())).toEqual([])
})
