import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { ApiEnv } from '#api/http/api-env.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { testApp } from '#api/testing/app.ts'
import { outcome } from '#api/testing/outcome.ts'
import { propertyRuns } from '#api/testing/property-runs.ts'
import { refuseInvalid } from './validation.ts'

const { database, with: appWith } = await testApp()
afterAll(() => database.close())

/** A body whose sender disconnects halfway. */
const brokenOff = () =>
  new ReadableStream<Uint8Array>({
    start: controller => controller.enqueue(new TextEncoder().encode('{"phoneNumber":')),
    pull: controller => controller.error(new Error('aborted')),
  })

describe('a caller who disconnects in the middle of the body', () => {
  test.each<[string, Record<string, string>]>([
    ['of a declared length', { 'Content-Length': '100' }],
    ['that is chunked', {}],
  ])('%s causes no server error', async (_what, headers) => {
    const lines: string[] = []
    const app = appWith({ log: createLog({ level: 'info', destination: { write: line => lines.push(line) } }) })
    const allHeaders = { 'Content-Type': 'application/json', ...headers }
    // A streaming body needs `duplex`, which TypeScript's DOM types lack.
    const init = { method: 'POST', headers: allHeaders, body: brokenOff(), duplex: 'half' }
    const response = await app.request('/api/v1/auth/send-otp', init)
    expect(await outcome(response)).toMatchObject({ status: 400, body: { code: 'MALFORMED_JSON' } })
    expect(lines.join('')).not.toContain('"level":"error"')
  })
})

describe('a body with half a surrogate pair', () => {
  const send = (body: string) =>
    appWith({}).request('/api/v1/auth/send-otp', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })

  test.each([
    '{"phoneNumber":"+966512345678","locale":"\\ud83d"}',
    '{"phoneNumber":"+966512345678","\\uDE00":1}',
    '{"phoneNumber":["\\ude00\\ud83d"]}',
  ])('%s is refused, because it cannot be stored', async body => {
    expect(await outcome(await send(body))).toMatchObject({ status: 400, body: { code: 'MALFORMED_JSON' } })
  })

  test('is accepted with both halves, and when it only looks like an escape', async () => {
    for (const text of ['"\\ud83d\\uDE00"', '"\\\\ud83d"']) {
      const response = await outcome(await send(`{"phoneNumber":${text}}`))
      expect(response).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } })
    }
  })
})

describe('the same key twice', () => {
  const send = (body: string) =>
    appWith({}).request('/api/v1/auth/send-otp', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })

  test('is not confused with a text that looks like a key, or with the same key of another object', async () => {
    const texts = [
      '{"a":"\\"a\\":","b":"a"}',
      '{"a":[{"a":1},{"a":1}],"b":{"a":":"}}',
      '["a","a"]',
      '{"a:":1,"a":"a:"}',
    ]
    for (const text of texts) {
      const response = await outcome(await send(text))
      expect(response, text).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } })
    }
  })

  test('is found in arbitrary JSON, without false positives', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue(), { minKeys: 1 }), async object => {
        const [key = ''] = Object.keys(object)
        const once = JSON.stringify(object)
        // The replacement character is refused for another reason: it stands for invalid bytes.
        fc.pre(!once.includes('\uFFFD'))
        const twice = once.replace('{', () => `{${JSON.stringify(key)}:null,`)
        expect(await outcome(await send(once))).toMatchObject({ body: { code: 'VALIDATION_ERROR' } })
        expect(await outcome(await send(twice))).toMatchObject({ body: { code: 'MALFORMED_JSON' } })
      }),
      propertyRuns({ gate: 30, all: 100 }),
    )
  })
})

describe('the message of a field', () => {
  const Schema = z.strictObject({
    name: z.string().min(2).max(4),
    code: z
      .string()
      .min(1)
      .regex(/^[a-z]+$/),
    amount: z.int().min(1000).max(2000),
    tags: z.array(z.string()).max(1),
    kind: z.enum(['one', 'two']),
    currency: z.enum(['SAR']),
    nested: z.object({ currency: z.enum(['SAR']) }),
  })
  const valid = {
    name: 'Nora',
    code: 'a',
    amount: 1000,
    tags: [],
    kind: 'one',
    currency: 'SAR',
    nested: { currency: 'SAR' },
  }

  const app = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  const body = { required: true, content: { 'application/json': { schema: Schema } } }
  const route = createRoute({ method: 'post', path: '/', request: { body }, responses: { 204: { description: '' } } })
  app.openapi(route, c => c.body(null, 204))
  app.onError((cause, c) => c.json(cause instanceof PlinkError ? cause.details.fields : {}, 400))

  async function messages(payload: object) {
    const headers = { 'Content-Type': 'application/json' }
    return (await app.request('/', { method: 'POST', headers, body: JSON.stringify(payload) })).json()
  }

  test.each<[field: string, value: unknown, message: string]>([
    ['name', undefined, 'Is required'],
    ['name', 5, 'Must be a string'],
    ['name', 'N', 'Must have at least 2 characters'],
    ['code', 'A', 'Has the wrong format'],
    // Two rules refuse it. The message is that of the first one.
    ['code', '', 'Must have at least 1 character'],
    ['amount', 1, 'Must be at least 1000'],
    ['amount', 2001, 'Must be at most 2000'],
    ['amount', 1000.5, 'Must be an integer'],
    ['tags', ['a', 'b'], 'Must have at most 1 item'],
    ['kind', undefined, 'Is required'],
    ['kind', 'three', 'Must be one of one, two'],
    ['nested', [], 'Must be an object'],
    ['currency', 'USD', 'Must be SAR'],
    ['unknown', 1, 'Unknown field'],
  ])('%s: %j', async (field, value, message) => {
    expect(await messages({ ...valid, [field]: value })).toEqual({ [field]: message })
  })

  test('names the place in the body', async () => {
    expect(await messages({ ...valid, nested: {} })).toEqual({ 'nested.currency': 'Is required' })
  })
})
