import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTRACT_VERSION } from '#api/contract/generated/version.ts'
import { Metrics } from '#api/kernel/platform/metrics.ts'
import { type TestApp, testApp } from '#api/testing/app.ts'
import { metricsReader, mountMetrics } from './metrics.ts'

const TOKEN = 'a token of sixteen and more'

let plink: TestApp
beforeAll(async () => {
  plink = await testApp()
})
afterAll(() => plink.database.close())

/** The application with its own metrics, as `start` assembles it. */
function withMetrics({
  database = {},
  ...options
}: Partial<Parameters<typeof mountMetrics>[1] & Parameters<typeof metricsReader>[0]> = {}) {
  const metrics = new Metrics()
  const app = plink.with({ metrics })
  const reader = metricsReader({ metrics, database, changes: plink.deps.changes, log: plink.deps.log })
  const unless = { waitingWork: async () => [], log: plink.deps.log, token: undefined, mode: 'sandbox' as const }
  mountMetrics(app, { read: reader, ...unless, ...options })
  return app
}

const post = (body: unknown) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

test('counts requests by operation and status, and errors by code', async () => {
  const app = withMetrics()
  await app.request('/api/v1/support')
  await app.request('/api/v1/support')
  await app.request('/api/v1/auth/send-otp', post({ phoneNumber: '+966500000001' }))
  await app.request('/api/v1/auth/me')
  await app.request('/nowhere')
  const response = await app.request('/metrics')
  expect(response.headers.get('Content-Type')).toContain('text/plain; version=0.0.4')
  const lines = (await response.text()).split('\n')
  for (const line of [
    '# TYPE plink_http_request_duration_seconds histogram',
    'plink_http_request_duration_seconds_count{operation="getSupport",status="200"} 2',
    'plink_http_request_duration_seconds_bucket{operation="getSupport",status="200",le="+Inf"} 2',
    'plink_http_request_duration_seconds_count{operation="sendOtp",status="409"} 1',
    'plink_http_request_duration_seconds_count{operation="none",status="404"} 1',
    '# TYPE plink_http_refusals_total counter',
    'plink_http_refusals_total{operation="sendOtp",code="PHONE_DUPLICATE"} 1',
    'plink_http_refusals_total{operation="getMe",code="UNAUTHENTICATED"} 1',
    'plink_open_streams 0',
    `plink_build_info{version="${CONTRACT_VERSION}",commit=""} 1`,
  ]) {
    expect(lines).toContain(line)
  }
  expect(lines.some(line => line.startsWith('process_resident_memory_bytes '))).toBe(true)
})

test('contains nothing about callers or request values', async () => {
  const app = withMetrics()
  await app.request('/api/v1/auth/send-otp', post({ phoneNumber: '+966500000001' }))
  await app.request('/api/v1/wallet/transactions/PLK8Q3M7X2K9D4TA?q=Nora')
  await app.request('/nowhere/1990800003')
  const text = await (await app.request('/metrics')).text()
  for (const secret of ['500000001', 'PLK8Q3M7X2K9D4TA', 'Nora', '1990800003']) expect(text).not.toContain(secret)
})

test('a duration counts in every bucket whose bound it does not exceed', () => {
  const metrics = new Metrics()
  for (const milliseconds of [5, 6, 999, 60_000]) metrics.recordRequest('getMe', 200, milliseconds)
  const bucket = (bound: string) =>
    new RegExp(`_bucket{operation="getMe",status="200",le="${bound.replace('+', '\\+')}"} (\\d+)`).exec(
      metrics.exposition(),
    )?.[1]
  expect(['0.005', '0.01', '0.5', '1', '10', '+Inf'].map(bucket)).toEqual(['1', '2', '2', '3', '3', '4'])
  expect(metrics.exposition()).toContain('_sum{operation="getMe",status="200"} 61.01')
})

test('every line conforms to the text format', async () => {
  const app = withMetrics({ database: { connections: () => ({ busy: 3, idle: 7, waiting: 0 }) } })
  await app.request('/api/v1/auth/me')
  const text = await (await app.request('/metrics')).text()
  expect(text).toContain('plink_database_connections{state="busy"} 3\n')
  expect(text.endsWith('\n')).toBe(true)
  const SAMPLE = /^[a-z0-9_]+(\{([a-z]+="[^"\n\\]*",?)+\})? (Nan|-?[0-9.e+-]+)$/
  for (const line of text.trimEnd().split('\n')) {
    if (line && !line.startsWith('# ')) expect(line).toMatch(SAMPLE)
  }
})

describe('with a token set', () => {
  test.for([
    ['', 401],
    ['Bearer wrong', 401],
    [TOKEN, 401],
    [`Bearer ${TOKEN}`, 200],
  ] as const)('Authorization "%s" leads to %s', async ([authorization, status]) => {
    const app = withMetrics({ token: TOKEN, mode: 'live' })
    const response = await app.request('/metrics', { headers: { Authorization: authorization } })
    expect(response.status).toBe(status)
    if (status === 401) {
      expect(response.headers.get('WWW-Authenticate')).toBe('Bearer')
      expect(await response.json()).toMatchObject({ code: 'UNAUTHENTICATED' })
    }
  })
})

test('live mode without a token exposes no metrics', async () => {
  expect((await withMetrics({ mode: 'live' }).request('/metrics')).status).toBe(404)
})

describe('what waits in the database', () => {
  test('is a line for each kind, with its age', async () => {
    const waitingWork = async () => [{ what: 'messages', count: 3, oldestSeconds: 62.5 }]
    const text = await (await withMetrics({ waitingWork }).request('/metrics')).text()
    expect(text).toContain('plink_waiting_work{what="messages"} 3\n')
    expect(text).toContain('plink_waiting_work_oldest_seconds{what="messages"} 62.5\n')
  })

  test('is left out while the database does not respond', async () => {
    const waitingWork = () => Promise.reject(new Error('connection refused'))
    const response = await withMetrics({ waitingWork }).request('/metrics')
    const text = await response.text()
    expect(text).toContain('plink_open_streams 0')
    expect(text).not.toContain('plink_waiting_work')
  })
})

test('are served at the port for monitoring alone, in live mode without a token', async () => {
  const app = withMetrics({ port: 9090, mode: 'live' })
  const statusAt = async (localPort: number) =>
    (await app.request('/metrics', undefined, { incoming: { socket: { localPort } } })).status
  expect(await statusAt(9090)).toBe(200)
  expect(await statusAt(3000)).toBe(404)
  const guarded = withMetrics({ port: 9090, mode: 'live', token: TOKEN })
  const atPort = { incoming: { socket: { localPort: 9090 } } }
  expect((await guarded.request('/metrics', undefined, atPort)).status).toBe(401)
})
