import { afterAll, expect, test } from 'vitest'
import { connectPostgres } from '#api/db/postgres.ts'
import { createLog } from '#api/platform/log.ts'
import { testApp } from '#api/testing/app.ts'

const { database, with: appWith } = await testApp()
afterAll(() => database.close())

test('what fails outside the operations is answered and logged like everything else', async () => {
  const lines: string[] = []
  const app = appWith({ log: createLog({ level: 'info', destination: { write: line => lines.push(line) } }) })
  app.get('/broken', () => {
    throw new Error('no file for 0512345678')
  })
  const answer = await app.request('/broken')
  const requestId = answer.headers.get('X-Request-Id')
  expect(answer.status).toBe(500)
  const documentationUrl = expect.stringMatching(/\/docs\/errors#UNKNOWN_ERROR$/)
  expect(await answer.json()).toEqual({ error: 'Request failed', code: 'UNKNOWN_ERROR', requestId, documentationUrl })
  const log = lines.join('')
  expect(log).toContain(`"requestId":"${requestId}"`)
  expect(log).toContain('no file for')
  expect(log).not.toContain('0512345678')
})

test('a database that is away is a 503 that says when to try again, and a line that says why', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'info', destination: { write: line => lines.push(line) } })
  const away = connectPostgres('postgres://plink@127.0.0.1:1/plink')
  const answer = await appWith({ log, db: away.db }).request('/api/sandbox/messages?phoneNumber=%2B966512345678')
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await answer.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  expect(lines.join('')).toContain('The database cannot be used. Check that it runs and has disk space.')
  expect(lines.join('')).toContain('ECONNREFUSED')
  await away.close()
})

test.each([
  ['the disk is full', { code: '53100' }],
  ['the database restarts', { code: '57P01' }],
  ['the standby takes no writes', { code: '25006' }],
])('503 when %s', async (_what, fields) => {
  const app = appWith({})
  app.get('/broken', () => {
    throw new Error('Failed query: insert', { cause: Object.assign(new Error('no'), fields) })
  })
  expect((await app.request('/broken')).status).toBe(503)
})
