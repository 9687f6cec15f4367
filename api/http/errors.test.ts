import { DrizzleQueryError } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { connectPostgres } from '#api/kernel/db/postgres/postgres.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import { testApp } from '#api/testing/app.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'

const plink = await testApp()
const { database, with: appWith } = plink
afterAll(() => database.close())

test('an error outside the operations has the usual response and log line', async () => {
  const lines: string[] = []
  const app = appWith({ log: createLog({ level: 'info', destination: { write: line => lines.push(line) } }) })
  app.get('/broken', () => {
    throw new Error('no file for 0512345678')
  })
  const response = await app.request('/broken')
  const requestId = response.headers.get('X-Request-Id')
  expect(response.status).toBe(500)
  const documentationUrl = expect.stringMatching(/\/docs\/errors\/UNKNOWN_ERROR$/)
  expect(await response.json()).toEqual({ error: 'Request failed', code: 'UNKNOWN_ERROR', requestId, documentationUrl })
  const log = lines.join('')
  expect(log).toContain(`"requestId":"${requestId}"`)
  expect(log).toContain('no file for')
  expect(log).not.toContain('0512345678')
})

test.each<Record<string, string>>([
  { Host: 'evil.example' },
  { Host: '127.0.0.1:8080' },
  { Host: 'not a host' },
  { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' },
  { Forwarded: 'host=evil.example;proto=https' },
])('the documentation of an error is on the public URL, whatever host a request names: %s', async headers => {
  for (const app of [plink.app, appWith({ sandbox: undefined })]) {
    const { documentationUrl } = await (await app.request('/api/v1/nothing', { headers })).json()
    expect(documentationUrl).toBe('http://localhost:3000/docs/errors/NOT_FOUND')
  }
})

test('an unreachable database leads to a 503 with Retry-After and a log line with the reason', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'info', destination: { write: line => lines.push(line) } })
  const away = connectPostgres('postgres://plink@127.0.0.1:1/plink')
  const response = await appWith({ log, db: away.db }).request('/api/sandbox/messages?phoneNumber=%2B966512345678')
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await response.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  expect(lines.join('')).toContain('The database cannot be used. The database does not respond.')
  expect(lines.join('')).toContain('ECONNREFUSED')
  await away.close()
})

test('a transaction that cannot begin leads to a 503 too', async () => {
  const away = connectPostgres('postgres://plink@127.0.0.1:1/plink')
  const app = appWith({})
  app.get('/broken', () => away.db.transaction(async () => new Response()))
  expect((await app.request('/broken')).status).toBe(503)
  await away.close()
})

test.each([
  ['the disk is full', { code: '53100' }],
  ['the database restarts', { code: '57P01' }],
  ['the standby takes no writes', { code: '25006' }],
])('503 when %s', async (_what, fields) => {
  const app = appWith({})
  app.get('/broken', () => {
    throw new DrizzleQueryError('insert', [], Object.assign(new Error('no'), fields))
  })
  expect((await app.request('/broken')).status).toBe(503)
})

const refusal = () =>
  Promise.reject(Object.assign(new Error('connect ECONNREFUSED 10.0.0.9:443'), { code: 'ECONNREFUSED' }))

test('a provider that refuses the connection is not taken for the database', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'info', destination: { write: line => lines.push(line) } })
  const newcomer = await signUp(plink.app).upTo('cr')
  const server = plink.with({ log, providers: { registry: { lookUp: refusal } } })
  const { crNumber } = newcomer.values
  const response = await newcomer.through(server).post('/api/v1/verification/validate-cr', { crNumber })
  expect(await response.json()).toMatchObject({ code: 'UNKNOWN_ERROR' })
  expect(lines.join('')).toContain('ECONNREFUSED 10.0.0.9:443')
  expect(lines.join('')).not.toContain('The database cannot be used')
})

test('nor is one that is called within a transaction', async () => {
  const app = appWith({})
  app.get('/broken', () => database.db.transaction(refusal))
  expect((await app.request('/broken')).status).toBe(500)
})
