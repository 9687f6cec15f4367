import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { actorIn } from './actor.ts'
import { badBodies, badMediaTypes, LIMIT, streamed } from './bad-bodies.ts'
import { badTextsFor, badValuesFor } from './bad-values.ts'
import { kindsOf } from './body-schema.ts'
import { allGreen, type Operation, operations } from './contract.ts'
import { type Answer, documented, isValid } from './documented.ts'
import { makeReady } from './ready.ts'
import { requestOf, type Sent, send, urlOf } from './request.ts'
import { facts, stored } from './stored.ts'

const world = await testApp()
afterAll(() => world.database.close())

const RUNS = 40
/** What stands for a wrong byte and may have been one, and half of a surrogate pair, which JSON has to escape. */
const NO_TEXT = /\ufffd|\\ud[89a-f]../
/** Stands for the value of a request that is in order. */
const GOOD = 'what is in order'
const BAD_KEYS = [
  '',
  'short',
  'x'.repeat(129),
  'with a space',
  'quote"quote',
  '../../etc',
  'clé-de-répétition',
  'a,b,c,d,e',
]
const withBody = operations.filter(({ bodySchema }) => bodySchema)
const withParameters = operations.filter(({ parameters }) => parameters.length > 0)
const withKey = operations.filter(({ takesKey }) => takesKey)

/** A request that is in order, by somebody for whom the operation is. */
async function goodRequest(operation: Operation, scenario = allGreen(operation)): Promise<Sent> {
  const actor = actorIn(world)
  await makeReady(operation, actor)
  return requestOf(operation, actor, scenario)
}

interface GoodRequest {
  sent: Sent
  /** Whoever has got through, or was locked out, makes place for somebody else. */
  renewAfter(answer: Answer): Promise<void>
}

async function keptGood(operation: Operation, scenario = allGreen(operation)): Promise<GoodRequest> {
  const good: GoodRequest = {
    sent: await goodRequest(operation, scenario),
    async renewAfter({ status }) {
      if (status < 400 || status === 423) good.sent = await goodRequest(operation, scenario)
    },
  }
  return good
}

/** Sends what may be bad: what Prism finds invalid must be refused, nothing may end in a fault of the server. */
async function sendBad(operation: Operation, sent: Sent, name: string): Promise<Answer> {
  const answer = await documented(operation, await send(world.app, operation, sent))
  expect.soft(answer.status, name).toBeLessThan(500)
  const [path = ''] = urlOf(operation, sent.parameters).split('?')
  const request = { url: { path, query: sent.parameters }, body: sent.body }
  const code = NO_TEXT.test(JSON.stringify({ body: sent.body })) ? 'MALFORMED_JSON' : 'VALIDATION_ERROR'
  if (!isValid(operation, request)) expect.soft(answer.body, name).toMatchObject({ code })
  return answer
}

/**
 * Runs the calls and sees to it that none of those that are refused leaves a trace, but for the attempt that a request is
 * which was refused for another reason than its form.
 */
async function withoutTrace(calls: (() => Promise<Answer>)[], renewAfter = async (_: Answer) => {}): Promise<void> {
  const { db } = world.database
  let traces = await stored(db)
  let known = await facts(db)
  for (const call of calls) {
    const answer = await call()
    if (answer.status === 400) continue
    if (answer.status > 400) expect(await facts(db)).toEqual(known)
    await renewAfter(answer)
    traces = await stored(db)
    known = await facts(db)
  }
  expect(await stored(db)).toEqual(traces)
}

const kinds = withBody.flatMap(operation =>
  kindsOf(operation).map(({ scenario, schema }) => ({
    id: operation.id,
    kind: scenario.name,
    operation,
    scenario,
    schema,
  })),
)

describe.each(kinds)('the body of $id, $kind,', ({ operation, scenario, schema }) => {
  let good: GoodRequest
  beforeAll(async () => {
    good = await keptGood(operation, scenario)
  })

  test.each(Object.keys(schema.properties))('with a bad %s', async field => {
    const fields = (): Record<string, unknown> => Object.assign({}, good.sent.body)
    const calls = badValuesFor(fields()[field] ?? 'Some text').map(([name, value]) => async () => {
      const answer = await sendBad(operation, { ...good.sent, body: { ...fields(), [field]: value } }, name)
      if (answer.body?.code === 'VALIDATION_ERROR') {
        const named = Object.keys(answer.body.fields ?? {}).map(path => path.split('.')[0])
        expect.soft([...new Set(named)], name).toEqual([field])
      }
      return answer
    })
    await withoutTrace(calls, good.renewAfter)
  })
})

describe.each(withBody)('the body of $id', operation => {
  let good: GoodRequest
  beforeAll(async () => {
    good = await keptGood(operation)
  })
  const fields = (): Record<string, unknown> => Object.assign({}, good.sent.body)

  test.each(['unknown', 'constructor', '__proto__', 'toString', 'phone_number', 'ÿ', ''])(
    'with an unknown field "%s"',
    async field => {
      const raw = JSON.stringify(good.sent.body).replace('{', `{${JSON.stringify(field)}: {"isAdmin": true},`)
      const answer = await documented(operation, await send(world.app, operation, { ...good.sent, raw }))
      expect(answer.body.code).toBe('VALIDATION_ERROR')
      expect(Object.entries(answer.body.fields)).toEqual([[field, 'Is not known here']])
    },
  )

  test('that is no JSON, or no object', async () => {
    await withoutTrace(
      badBodies(operation).map(({ name, raw, code }) => async () => {
        const answer = await documented(operation, await send(world.app, operation, { ...good.sent, raw }))
        expect.soft(answer.body.code, name).toBe(code)
        return answer
      }),
    )
  })

  test.each(badMediaTypes)('as %s', async type => {
    // Bytes, because a text would bring a type of its own.
    const raw = new TextEncoder().encode(JSON.stringify(good.sent.body))
    const sent = { ...good.sent, raw, headers: { 'Content-Type': type } }
    const answer = await documented(operation, await send(world.app, operation, sent))
    expect(answer.body.code).toBe('UNSUPPORTED_MEDIA_TYPE')
  })

  test('left out altogether', async () => {
    const { body: _, ...without } = good.sent
    const untyped = await documented(operation, await send(world.app, operation, without))
    expect(untyped.body.code).toBe('UNSUPPORTED_MEDIA_TYPE')
    const typed = { ...without, headers: { 'Content-Type': 'application/json' } }
    expect((await documented(operation, await send(world.app, operation, typed))).body.code).toBe('MALFORMED_JSON')
  })

  test('too large, as declared and as counted, and just small enough', async () => {
    const filled = (bytes: number) => JSON.stringify({ filler: 'x'.repeat(bytes - '{"filler":""}'.length) })
    const codeOf = async (sent: Partial<Sent>) =>
      (await documented(operation, await send(world.app, operation, { ...good.sent, ...sent }))).body.code
    const declared = { headers: { 'Content-Length': String(LIMIT + 1) }, raw: filled(LIMIT + 1) }
    expect(await codeOf(declared)).toBe('PAYLOAD_TOO_LARGE')
    expect(await codeOf({ raw: streamed(filled(LIMIT + 1)) })).toBe('PAYLOAD_TOO_LARGE')
    expect(await codeOf({ raw: streamed(filled(LIMIT)) })).toBe('VALIDATION_ERROR')
    expect(await codeOf({ headers: { 'Content-Length': String(LIMIT) }, raw: filled(LIMIT) })).toBe('VALIDATION_ERROR')
  })

  test('of anything', async () => {
    const anything = fc.jsonValue({ stringUnit: 'binary' })
    const known = Object.fromEntries(Object.keys(fields()).map(name => [name, fc.oneof(fc.constant(GOOD), anything)]))
    const bodies = fc.oneof(anything, fc.record(known, { requiredKeys: [] }))
    await fc.assert(
      fc.asyncProperty(bodies, async generated => {
        const body = JSON.parse(JSON.stringify(generated), (name, value) => (value === GOOD ? fields()[name] : value))
        await good.renewAfter(await sendBad(operation, { ...good.sent, body }, JSON.stringify(body)))
      }),
      { numRuns: RUNS },
    )
  })
})

describe.each(withParameters)('the parameters of $id', operation => {
  let good: GoodRequest
  beforeAll(async () => {
    good = await keptGood(operation)
  })

  test.each(operation.parameters)('with a bad $name', async ({ name, in: place }) => {
    const values = badTextsFor(good.sent.parameters[name] ?? '').filter(([, value]) => value || place === 'query')
    await withoutTrace(
      values.map(([description, value]) => () => {
        const parameters = { ...good.sent.parameters, [name]: value }
        return sendBad(operation, { ...good.sent, parameters }, description)
      }),
      good.renewAfter,
    )
  })

  test('with one that is left out, twice, unknown, or not a URL’s', async () => {
    const { parameters, token } = good.sent
    const [path = '', given = ''] = urlOf(operation, parameters).split('?')
    const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : {})
    const ask = async (bad: string) => (await world.app.request(bad, { method: operation.method, headers })).status
    const query = operation.parameters.filter(parameter => parameter.in === 'query')
    for (const { name } of query) {
      expect(await ask(`${path}?${name}=x&${given}`)).toBeLessThan(500)
      for (const text of ['%', '%E0%A4%A']) {
        // What is no code of a character may stand for itself.
        const isText = isValid(operation, { url: { path, query: { [name]: text } } })
        expect(await ask(`${path}?${name}=${text}`)).toBe(isText ? 200 : 400)
      }
      expect(await ask(`${path}?${name}[]=x`)).toBe(400)
    }
    if (query.some(({ required }) => required)) expect(await ask(path)).toBe(400)
    if (query.length > 0) expect(await ask(`${path}?unknown=x&${given}`)).toBe(400)
    expect(await ask(`${path.slice(0, -3)}%E0%A4%A`)).toBeLessThan(500)
  })
})

test.each(withKey)('the Idempotency-Key of $id with bad values', async operation => {
  const request = await goodRequest(operation)
  await withoutTrace(
    BAD_KEYS.map(key => async () => {
      const sent = { ...request, headers: { 'Idempotency-Key': key } }
      const answer = await documented(operation, await send(world.app, operation, sent))
      expect
        .soft(answer.body, key)
        .toMatchObject({ code: 'VALIDATION_ERROR', fields: { 'Idempotency-Key': expect.any(String) } })
      return answer
    }),
  )
})
