import { afterAll, expect, test } from 'vitest'
import { mountDocs } from '#api/http/docs/docs.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import { testApp } from '#api/testing/app.ts'

const { database, deps, with: appWith } = await testApp()
afterAll(() => database.close())

function loggedApp() {
  const lines: string[] = []
  const app = appWith({ log: createLog({ level: 'info', destination: { write: line => lines.push(line) } }) })
  mountDocs(app, deps)
  return { app, lines }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const SEND_OTP = '/api/v1/auth/send-otp'

test.each([
  ['an operation', 'GET', '/api/v1/support', 200],
  ['a refused call', 'GET', '/api/v1/auth/me', 401],
  ['another method', 'GET', SEND_OTP, 405],
  ['a preflight', 'OPTIONS', SEND_OTP, 204],
  ['an unknown path', 'GET', '/nothing', 404],
  ['a health check', 'GET', '/health/live', 200],
])('%s is logged once, under the id that the caller gets', async (_what, method, path, status) => {
  const { app, lines } = loggedApp()
  const response = await app.request(path, { method, headers: { 'Access-Control-Request-Method': 'POST' } })
  const requestId = response.headers.get('X-Request-Id')
  expect(requestId).toMatch(UUID)
  expect(lines.map(line => JSON.parse(line))).toEqual([expect.objectContaining({ requestId, status })])
})

test('a file has an id and is not logged', async () => {
  const { app, lines } = loggedApp()
  expect((await app.request('/workflows.arazzo.yaml')).headers.get('X-Request-Id')).toMatch(UUID)
  expect(lines).toEqual([])
})

test('a caller does not choose the id', async () => {
  const { app } = loggedApp()
  const headers = { 'X-Request-Id': '0198f3c2-7a51-4c3e-9d0e-3a5b6c7d8e9f' }
  expect((await app.request('/api/v1/support', { headers })).headers.get('X-Request-Id')).not.toBe(
    headers['X-Request-Id'],
  )
})
