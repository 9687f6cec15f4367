import { afterAll, expect, test } from 'vitest'
import type { Lateness } from '#api/kernel/platform/lateness.ts'
import { testApp } from '#api/testing/app.ts'
import { seededCustomer } from '#api/testing/customers/customer.ts'
import { newPhone } from '#api/testing/unique-values.ts'
import { sandboxAccounts } from '#domain/generated/sandbox-values.ts'
import { phoneToE164 } from '#domain/phone.ts'

const { app, database, with: appWith } = await testApp()
afterAll(() => database.close())
const signedIn = (phone: string = sandboxAccounts.login_without_code[0]) => seededCustomer(app, phone).signIn()

/** An application with so many sign-ups under way, which wait for a provider. Afterwards it is late, or not. */
async function withUnderWay(count: number, late: Partial<Lateness>) {
  const lateness: Lateness = { eventLoopMilliseconds: () => 0, waitingForDatabase: () => 0 }
  const sending = Promise.withResolvers<'sent'>()
  const busy = appWith({ lateness, providers: { sms: { send: () => sending.promise } } })
  const headers = { 'Content-Type': 'application/json' }
  const calls = Array.from({ length: count }, () => {
    const body = JSON.stringify({ phoneNumber: phoneToE164(newPhone()), businessType: 'freelancer' })
    return busy.request('/api/v1/auth/send-otp', { method: 'POST', headers, body })
  })
  Object.assign(lateness, late)
  return {
    get: async (path: string, token = '') => busy.request(path, { headers: { Authorization: `Bearer ${token}` } }),
    finish: async () => {
      sending.resolve('sent')
      return (await Promise.all(calls)).map(({ status }) => status)
    },
  }
}

const LATE = { eventLoopMilliseconds: () => 200 }

test.each([
  ['comes late to what is due', LATE],
  ['waits for the database', { waitingForDatabase: () => 50 }],
])('a process that %s refuses strangers and serves whoever is in session', async (_what, late) => {
  const { accessToken } = await signedIn()
  const { get, finish } = await withUnderWay(61, late)
  const response = await get('/api/v1/kyb/options?category=purpose_of_account')
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await get('/api/v1/auth/me', 'made.up.token')).status).toBe(503)
  expect((await get('/api/v1/auth/me', accessToken)).status).toBe(200)
  expect((await get('/health/ready')).status).toBe(200)
  expect(await finish()).toEqual(Array(61).fill(200))
})

test.each([
  ['is not late', 61, {}],
  ['is late with little to do, because of another program', 59, LATE],
])('a process that %s refuses nobody', async (_what, underWay, late) => {
  const { get, finish } = await withUnderWay(underWay, late)
  expect((await get('/api/v1/kyb/options?category=purpose_of_account')).status).toBe(200)
  await finish()
})

test('whoever calls more often than a person does is refused while the process is late', async () => {
  const [script, customer] = [await signedIn(), await signedIn(sandboxAccounts.login_with_code[0])]
  const { get, finish } = await withUnderWay(61, LATE)
  const statuses: number[] = []
  for (let call = 0; call < 16; call++) statuses.push((await get('/api/v1/auth/me', script.accessToken)).status)
  expect(statuses).toEqual([...Array(15).fill(200), 503])
  expect((await get('/api/v1/auth/me', customer.accessToken)).status).toBe(200)
  await finish()
})

test('with too much under way everybody is refused, and served again afterwards', async () => {
  const { accessToken } = await signedIn()
  const { get, finish } = await withUnderWay(61, LATE)
  const serve = (calls: number) =>
    Promise.all(Array.from({ length: calls }, async () => (await get('/api/v1/auth/me', accessToken)).status))
  expect((await serve(100)).filter(status => status === 503)).not.toHaveLength(0)
  await finish()
})
