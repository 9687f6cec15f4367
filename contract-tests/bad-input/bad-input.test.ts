import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { propertyRuns } from '#api/testing/property-runs.ts'
import {
  allGreen,
  bodySchemaOf,
  bodyVariantsOf,
  isClosed,
  type Operation,
  operations,
  type Parameter,
} from '../contract.ts'
import { contractApp } from '../contract-app.ts'
import { databaseSnapshot } from '../database-snapshot.ts'
import { onePerClass, onePerKind } from '../gate.ts'
import { newPeople } from '../people.ts'
import { requestOf, send, type TestRequest, urlOf } from '../request.ts'
import { prepareFor } from '../subjects/all-subjects.ts'
import { isValid, type ValidatedResponse, validateResponse } from '../validated-response.ts'
import { badBodies, badMediaTypes, streamed } from './bad-bodies.ts'
import { badTextsFor, badValuesFor, kindOfField } from './bad-values.ts'

const plink = await contractApp()
afterAll(() => plink.database.close())

/** A test sends up to a hundred values, and whenever one is accepted another account is opened. */
const MANY_REQUESTS = { timeout: 120_000 }
/** The number of random bodies for each operation. */
const RUNS = propertyRuns({ gate: 10, all: 40 })
/** The replacement character, and half of a surrogate pair: neither is text. */
const NOT_TEXT = /\ufffd|\\ud[89a-f]../
/** A placeholder for the value of the valid request. */
const VALID = 'the valid value'
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
const UNKNOWN_FIELDS = ['unknown', 'constructor', '__proto__', 'toString', 'phone_number', 'ÿ', '']
/** It is made once, because that takes a quarter of a second. */
const anything = fc.jsonValue({ stringUnit: 'binary' })
const withBody = operations.filter(({ bodySchema }) => bodySchema)
const withParameters = operations.filter(({ parameters }) => parameters.length > 0)
const withBadBody = onePerClass(withBody)
const withKey = operations.filter(({ takesIdempotencyKey }) => takesIdempotencyKey)

/** Returns a valid request of people who are prepared for the operation. */
async function validRequest(operation: Operation, scenario = allGreen(operation)): Promise<TestRequest> {
  const people = newPeople(plink)
  return requestOf(operation, people, await prepareFor(operation, people), scenario)
}

/** A valid request that is sent many times. It is renewed with other people after it has changed what they may do. */
interface ReusableRequest {
  sent: TestRequest
  /** A success uses the request up, unless it only reads, and so does a lock. */
  afterwards(response: ValidatedResponse): void
  /** Prepares other people if the request is used up. Returns whether it did. */
  renew(): Promise<boolean>
}

async function reusableRequest(operation: Operation, scenario = allGreen(operation)): Promise<ReusableRequest> {
  let isUsedUp = false
  const reusable: ReusableRequest = {
    sent: await validRequest(operation, scenario),
    afterwards({ status }) {
      isUsedUp = (status < 400 && operation.method !== 'GET') || status === 423
    },
    async renew() {
      if (!isUsedUp) return false
      reusable.sent = await validRequest(operation, scenario)
      isUsedUp = false
      return true
    },
  }
  return reusable
}

/** Sends a request that may be invalid. What Prism finds invalid must be refused, and nothing may be a server error. */
async function sendBad(operation: Operation, sent: TestRequest, name: string): Promise<ValidatedResponse> {
  const response = await validateResponse(operation, await send(plink.app, operation, sent))
  expect.soft(response.status, name).toBeLessThan(500)
  const [path = ''] = urlOf(operation, sent.parameters).split('?')
  const request = { url: { path, query: sent.parameters }, body: sent.body }
  const code = NOT_TEXT.test(JSON.stringify({ body: sent.body })) ? 'MALFORMED_JSON' : 'VALIDATION_ERROR'
  if (!(await isValid(operation, request))) expect.soft(response.body, name).toMatchObject({ code })
  return response
}

/**
 * Makes the calls and checks that a refused one stores nothing. A valid request that is refused may store an attempt.
 */
async function expectNothingStored(
  calls: (() => Promise<ValidatedResponse>)[],
  request?: ReusableRequest,
): Promise<void> {
  const snapshot = () => databaseSnapshot(plink.database.db)
  let before: Awaited<ReturnType<typeof snapshot>> | undefined
  let isCompared = true
  for (const call of calls) {
    if (await request?.renew()) before = undefined
    before ??= await snapshot()
    const response = await call()
    isCompared = response.status !== 400
    if (response.status === 400) continue
    const after = response.status > 400 ? await snapshot() : undefined
    if (after) expect(after.facts).toEqual(before.facts)
    request?.afterwards(response)
    before = after
  }
  if (before && !isCompared) expect((await snapshot()).all).toEqual(before.all)
}

const bodyVariants = withBody.flatMap(operation =>
  bodyVariantsOf(operation).map(({ scenario, schema }) => ({
    id: operation.id,
    variant: scenario.name,
    operation,
    scenario,
    schema,
  })),
)
const bodyFields = onePerKind(
  bodyVariants.flatMap(variant => Object.keys(variant.schema.properties).map(field => ({ variant, field }))),
  ({ variant, field }) => kindOfField(field, variant.schema.properties[field]),
)
const fieldsByVariant = [...Map.groupBy(bodyFields, ({ variant }) => variant)].map(([variant, places]) => ({
  ...variant,
  fields: places.map(({ field }) => field),
}))

describe.each(fieldsByVariant)('the body of $id, $variant,', ({ operation, scenario, fields: names }) => {
  let good: ReusableRequest
  beforeAll(async () => {
    good = await reusableRequest(operation, scenario)
  })
  beforeEach(async () => void (await good.renew()))

  test.each(names)('with a bad %s', MANY_REQUESTS, async field => {
    const fields = (): Record<string, unknown> => Object.assign({}, good.sent.body)
    const calls = badValuesFor(fields()[field] ?? 'Some text').map(([name, value]) => async () => {
      const response = await sendBad(operation, { ...good.sent, body: { ...fields(), [field]: value } }, name)
      if (response.body?.code === 'VALIDATION_ERROR') {
        const named = Object.keys(response.body.fields ?? {}).map(path => path.split('.')[0])
        expect.soft([...new Set(named)], name).toEqual([field])
      }
      return response
    })
    await expectNothingStored(calls, good)
  })
})

describe.each(onePerClass(withBody.filter(isClosed)))('the body of $id', operation => {
  let good: ReusableRequest
  beforeAll(async () => {
    good = await reusableRequest(operation)
  })

  test.each(UNKNOWN_FIELDS)('with an unknown field "%s"', async field => {
    const raw = JSON.stringify(good.sent.body).replace('{', `{${JSON.stringify(field)}: {"isAdmin": true},`)
    const response = await validateResponse(operation, await send(plink.app, operation, { ...good.sent, raw }))
    expect(response.body.code).toBe('VALIDATION_ERROR')
    expect(Object.entries(response.body.fields)).toEqual([[field, 'Unknown field']])
  })
})

describe.each(withBadBody)('the body of $id', operation => {
  let good: ReusableRequest
  beforeAll(async () => {
    good = await reusableRequest(operation)
  })
  beforeEach(async () => void (await good.renew()))
  const fields = (): Record<string, unknown> => Object.assign({}, good.sent.body)

  test('that is no JSON, or no object', async () => {
    await expectNothingStored(
      badBodies(operation).map(({ name, raw, code }) => async () => {
        const response = await validateResponse(operation, await send(plink.app, operation, { ...good.sent, raw }))
        expect.soft(response.body.code, name).toBe(code)
        return response
      }),
    )
  })

  test.each(badMediaTypes)('as %s', async type => {
    // The body is bytes, because a text would set a type of its own.
    const raw = new TextEncoder().encode(JSON.stringify(good.sent.body))
    const sent = { ...good.sent, raw, headers: { 'Content-Type': type } }
    const response = await validateResponse(operation, await send(plink.app, operation, sent))
    expect(response.body.code).toBe('UNSUPPORTED_MEDIA_TYPE')
  })

  test('left out altogether', async () => {
    const { body: _, ...without } = good.sent
    const untyped = await validateResponse(operation, await send(plink.app, operation, without))
    expect(untyped.body.code).toBe('UNSUPPORTED_MEDIA_TYPE')
    const typed = { ...without, headers: { 'Content-Type': 'application/json' } }
    expect((await validateResponse(operation, await send(plink.app, operation, typed))).body.code).toBe(
      'MALFORMED_JSON',
    )
  })

  test('too large, as declared and as counted, and just small enough', async () => {
    const limit = operation.bodyLimit
    const filled = (bytes: number) => JSON.stringify({ filler: 'x'.repeat(bytes - '{"filler":""}'.length) })
    const codeOf = async (sent: Partial<TestRequest>) =>
      (await validateResponse(operation, await send(plink.app, operation, { ...good.sent, ...sent }))).body.code
    const declared = { headers: { 'Content-Length': String(limit + 1) }, raw: filled(limit + 1) }
    expect(await codeOf(declared)).toBe('PAYLOAD_TOO_LARGE')
    expect(await codeOf({ raw: streamed(filled(limit + 1)) })).toBe('PAYLOAD_TOO_LARGE')
    const needsFields = bodySchemaOf(operation)?.required?.length > 0
    const code = isClosed(operation) || needsFields ? 'VALIDATION_ERROR' : await codeOf({ raw: '{}' })
    expect(await codeOf({ raw: streamed(filled(limit)) })).toBe(code)
    expect(await codeOf({ headers: { 'Content-Length': String(limit) }, raw: filled(limit) })).toBe(code)
  })

  test(`of anything, seed ${RUNS.seed}`, MANY_REQUESTS, async () => {
    const fieldGenerators = Object.fromEntries(
      Object.keys(fields()).map(name => [name, fc.oneof(fc.constant(VALID), anything)]),
    )
    const bodies = fc.oneof(anything, fc.record(fieldGenerators, { requiredKeys: [] }))
    await fc.assert(
      fc.asyncProperty(bodies, async generated => {
        await good.renew()
        const body = JSON.parse(JSON.stringify(generated), (name, value) => (value === VALID ? fields()[name] : value))
        good.afterwards(await sendBad(operation, { ...good.sent, body }, JSON.stringify(body)))
      }),
      RUNS,
    )
  })
})

test('only the bodies of outside services are open to unknown fields', () => {
  const open = withBody.filter(operation => !isClosed(operation))
  expect(new Set(open.map(({ tag }) => tag))).toEqual(new Set(['webhooks']))
})

const kindOfParameter = ({ name, in: place, schema }: Parameter) => `${place} ${kindOfField(name, schema)}`
const parameterPlaces = onePerKind(
  withParameters.flatMap(operation => operation.parameters.map(parameter => ({ operation, parameter }))),
  ({ parameter }) => kindOfParameter(parameter),
)
const withBadUrl = onePerKind(withParameters, ({ parameters }) => parameters.map(kindOfParameter).join())
const parametersByOperation = [...Map.groupBy(parameterPlaces, ({ operation }) => operation)].map(
  ([operation, places]) => ({
    id: operation.id,
    operation,
    parameters: places.map(({ parameter }) => parameter),
  }),
)

describe.each(parametersByOperation)('the parameters of $id', ({ operation, parameters: tried }) => {
  let good: ReusableRequest
  beforeAll(async () => {
    good = await reusableRequest(operation)
  })
  beforeEach(async () => void (await good.renew()))

  test.each(tried)('with a bad $name', MANY_REQUESTS, async ({ name, in: place }) => {
    const values = badTextsFor(good.sent.parameters[name] ?? '').filter(([, value]) => value || place === 'query')
    await expectNothingStored(
      values.map(([description, value]) => () => {
        const parameters = { ...good.sent.parameters, [name]: value }
        return sendBad(operation, { ...good.sent, parameters }, description)
      }),
      good,
    )
  })
})

describe.each(withBadUrl)('the parameters of $id', operation => {
  let good: ReusableRequest
  beforeAll(async () => {
    good = await reusableRequest(operation)
  })

  test('with one that is left out, twice, unknown, or not a URL’s', async () => {
    const { parameters, token } = good.sent
    const [path = '', given = ''] = urlOf(operation, parameters).split('?')
    const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : {})
    const ask = async (bad: string) => (await plink.app.request(bad, { method: operation.method, headers })).status
    const query = operation.parameters.filter(parameter => parameter.in === 'query')
    for (const { name } of query) {
      expect(await ask(`${path}?${name}=x&${given}`)).toBeLessThan(500)
      for (const text of ['%', '%E0%A4%A']) {
        // An invalid percent-encoding may stand for itself.
        const isText = await isValid(operation, { url: { path, query: { [name]: text } } })
        expect(await ask(`${path}?${name}=${text}`)).toBe(isText ? 200 : 400)
      }
      expect(await ask(`${path}?${name}[]=x`)).toBe(400)
    }
    if (query.some(({ required }) => required)) expect(await ask(path)).toBe(400)
    if (query.length > 0) expect(await ask(`${path}?unknown=x&${given}`)).toBe(400)
    expect(await ask(`${path.slice(0, -3)}%E0%A4%A`)).toBeLessThan(500)
  })
})

test.each(onePerClass(withKey))('the Idempotency-Key of $id with bad values', async operation => {
  const request = await validRequest(operation)
  await expectNothingStored(
    BAD_KEYS.map(key => async () => {
      const sent = { ...request, headers: { 'Idempotency-Key': key } }
      const response = await validateResponse(operation, await send(plink.app, operation, sent))
      expect
        .soft(response.body, key)
        .toMatchObject({ code: 'VALIDATION_ERROR', fields: { 'Idempotency-Key': expect.any(String) } })
      return response
    }),
  )
})
