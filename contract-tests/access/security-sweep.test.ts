import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeApiKey } from '#api/testing/customers/api-keys.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { allGreen, operations, SCOPES, scopesBeside, scopesOf } from '../contract.ts'
import { contractApp } from '../contract-app.ts'
import { errorOf } from '../error-body.ts'
import { newPeople, openAccount, type People } from '../people.ts'
import { requestOf, send } from '../request.ts'
import type { Made } from '../steps/preparation.ts'
import { prepareFor } from '../subjects/all-subjects.ts'
import { validateResponse } from '../validated-response.ts'

const plink = await contractApp()
afterAll(() => plink.database.close())

test.each(operations)('$id declares its security', ({ security }) => {
  expect(security).toBeDefined()
})

test('429 is declared by the operations with a limit per address or per API key, and by no other', () => {
  const declaring = operations.filter(({ scenarios }) => scenarios.some(({ status }) => status === 429))
  const limited = operations.filter(
    ({ isLimitedPerAddress, schemes }) => isLimitedPerAddress || schemes.includes('apiKey'),
  )
  expect(declaring.map(({ id }) => id)).toEqual(limited.map(({ id }) => id))
})

describe('an address above its limit gets 429 from the operations that it limits, and from no other', () => {
  const server = plink.with({ limits: { ...plink.deps.limits, requestsPerAddressPerMinute: 0 } })

  test.each(operations)('$id', async operation => {
    const { status } = await send(server, operation, requestOf(operation, newPeople(plink)))
    expect(status === 429).toBe(operation.isLimitedPerAddress)
  })
})

describe('an API key', () => {
  const taking = operations.filter(({ schemes }) => schemes.includes('apiKey'))
  const people = newPeople(plink)
  let apiKey: string
  const server = plink.with({ limits: { ...plink.deps.limits, requestsPerApiKeyPerMinute: 0 } })
  beforeAll(async () => {
    await openAccount(people)
    apiKey = await storeApiKey(plink.deps, people.newcomer.userId, { scopes: SCOPES })
  })

  test.each(taking)('above its limit gets 429 from $id', async operation => {
    const sent = { ...requestOf(operation, newPeople(plink)), token: apiKey }
    const response = await send(server, operation, sent)
    expect(response.status).toBe(429)
    expect(await errorOf(response)).toMatchObject({ code: 'RATE_LIMITED' })
  })

  test.each(taking.filter(operation => scopesOf(operation).length > 0))(
    'without the scope is refused by $id',
    async operation => {
      const owner = newPeople(plink)
      await openAccount(owner)
      const token = await storeApiKey(plink.deps, owner.newcomer.userId, { scopes: scopesBeside(operation) })
      const sent = { ...requestOf(operation, owner), token }
      const response = await send(plink.app, operation, sent)
      expect(response.status).toBe(403)
      expect(await errorOf(response)).toMatchObject({ code: 'SCOPE_MISSING' })
    },
  )
})

/** Gives these people a token of each kind. Returns the API key. */
async function withEveryToken({ newcomer, customer, staff }: People): Promise<Made> {
  await newcomer.upTo('done')
  await customer.signIn()
  await staff.signIn()
  return { apiKey: await storeApiKey(plink.deps, newcomer.userId, { scopes: SCOPES }) }
}

describe('before anything else of a body is looked at', () => {
  const withBody = operations.filter(({ bodySchema }) => bodySchema)
  const people = newPeople(plink)
  let made: Made
  beforeAll(async () => {
    made = await withEveryToken(people)
  })

  test.each(withBody)('one above the limit gets 413 from $id', async operation => {
    const raw = JSON.stringify({ filler: 'x'.repeat(operation.bodyLimit) })
    const response = await send(plink.app, operation, { ...requestOf(operation, people, made), raw })
    expect(response.status).toBe(413)
  })

  test.each(withBody)('one within the limit gets another refusal from $id', async operation => {
    const filled = (bytes: number) => JSON.stringify([['x'.repeat(bytes - '[[""]]'.length)]])
    const response = await send(plink.app, operation, {
      ...requestOf(operation, people, made),
      raw: filled(operation.bodyLimit),
    })
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({ code: 'VALIDATION_ERROR' })
  })

  test.each(withBody)('one of another type is refused by $id', async operation => {
    const sent = { ...requestOf(operation, people, made), headers: { 'Content-Type': 'text/plain' } }
    const response = await send(plink.app, operation, sent)
    expect(await errorOf(response)).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
  })
})

describe('an Idempotency-Key', () => {
  const taking = operations.filter(({ takesIdempotencyKey }) => takesIdempotencyKey)
  const people = newPeople(plink)
  let made: Made
  beforeAll(async () => {
    made = await withEveryToken(people)
  })

  test.each(taking)('that is none is refused by $id', async operation => {
    const sent = { ...requestOf(operation, people, made), headers: { 'Idempotency-Key': 'short' } }
    const response = await send(plink.app, operation, sent)
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({ fields: { 'Idempotency-Key': expect.any(String) } })
  })

  test.each(taking.filter(({ needsIdempotencyKey }) => needsIdempotencyKey))('is required by $id', async operation => {
    const { headers: _, ...sent } = requestOf(operation, people, made)
    const response = await send(plink.app, { ...operation, needsIdempotencyKey: false }, { ...sent, headers: {} })
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({ fields: { 'Idempotency-Key': expect.any(String) } })
  })
})

describe('without the sandbox', () => {
  const live = plink.with({ sandbox: undefined })

  test.each(operations.filter(({ tag }) => tag === 'sandbox'))('$id responds 404', async operation => {
    const people = newPeople(plink)
    const made = await prepareFor(operation, people)
    const response = await send(live, operation, requestOf(operation, people, made))
    expect(response.status).toBe(404)
    expect(await errorOf(response)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test.each(operations.filter(operation => allGreen(operation).responseBody?.otpCode))(
    '$id tells no code',
    async operation => {
      const people = newPeople(plink)
      const request = requestOf(operation, people, await prepareFor(operation, people))
      const response = await validateResponse(operation, await send(live, operation, request))
      expect(response.status).toBe(allGreen(operation).status)
      expect(Object.keys(response.body).filter(name => /^(otpCode|testOTP)$/.test(name))).toEqual([])
    },
  )
})

test('a response that is replayed for its Idempotency-Key has the headers of the first', async () => {
  const asker = await signUp(plink.app).upTo('otp')
  const body = { phoneNumber: asker.phoneNumber, otp: asker.otp }
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const first = await asker.post('/api/v1/auth/verify-otp', body, headers)
  const repeated = await asker.post('/api/v1/auth/verify-otp', body, headers)
  expect(await repeated.json()).toEqual(await first.json())
  expect(repeated.headers.get('Idempotent-Replayed')).toBe('true')
  for (const name of ['Cache-Control', 'X-Content-Type-Options', 'Content-Type']) {
    expect(repeated.headers.get(name)).toBe(first.headers.get(name))
  }
  expect(repeated.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
})
