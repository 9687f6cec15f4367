import { afterAll, expect, test } from 'vitest'
import type { Deps } from '#api/deps.ts'
import { mountDocs } from '#api/http/docs/docs.ts'
import { listen } from '#api/run/server/listen.ts'
import { testApp } from '#api/testing/app.ts'

const plink = await testApp()
afterAll(() => plink.database.close())

/** The documents are made once, because compressing the contract takes a second. */
const sandboxApp = appWithDocs({})
const liveApp = appWithDocs({ sandbox: undefined })

function appWithDocs(changes: Partial<Deps>) {
  const app = plink.with(changes)
  mountDocs(app, plink.deps)
  app.get('/broken', () => {
    throw new Error('broken')
  })
  return app
}

const headersAt = async (app: typeof liveApp, path: string) => (await app.request(path)).headers

const PATHS = [
  '/api/v1/support',
  '/api/v1/auth/me',
  '/api/v1/auth/send-otp',
  '/api/v1/nothing',
  '/health/live',
  '/broken',
  '/openapi.yaml',
  '/openapi.json',
  '/docs/reference/auth/try',
]

test.each(PATHS)('%s demands HTTPS in live mode only', async path => {
  const live = await headersAt(liveApp, path)
  expect(live.get('Strict-Transport-Security')).toContain('max-age=')
  expect((await headersAt(sandboxApp, path)).get('Strict-Transport-Security')).toBeNull()
})

test.each(PATHS)('%s is taken for no other type than it has', async path => {
  expect((await headersAt(sandboxApp, path)).get('X-Content-Type-Options')).toBe('nosniff')
})

test('a response without a body has them on the wire too', async () => {
  const server = await listen(plink.with({ sandbox: undefined }), 0)
  const { status, headers } = await fetch(`http://localhost:${server.port}/api/webhooks/moyasar/payments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ reference: crypto.randomUUID() }),
  })
  await server.drain({ delayMilliseconds: 0, deadlineMilliseconds: 0 })
  expect(status).toBe(204)
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String),
  })
})

test('the other headers of a response of the API are its own', async () => {
  const live = await headersAt(liveApp, '/api/v1/support')
  expect([...live.keys()].sort()).toEqual([
    'cache-control',
    'content-type',
    'strict-transport-security',
    'x-content-type-options',
    'x-request-id',
  ])
})
