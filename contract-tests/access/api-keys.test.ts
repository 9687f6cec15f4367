import { afterAll, describe, expect, test } from 'vitest'
import type { ApiKeyScope } from '#api/contract/generated/schemas.ts'
import { callWith, storeApiKey } from '#api/testing/customers/api-keys.ts'
import { allGreen, type Operation, operations, SCOPES, scopesBeside, scopesOf } from '../contract.ts'
import { contractApp } from '../contract-app.ts'
import { databaseSnapshot } from '../database-snapshot.ts'
import { newPeople, openAccount, type People } from '../people.ts'
import { requestOf, send } from '../request.ts'
import type { Made } from '../steps/preparation.ts'
import { prepareFor } from '../subjects/all-subjects.ts'
import { validateResponse } from '../validated-response.ts'

const plink = await contractApp()
afterAll(() => plink.database.close())

/** The operations of test businesses, which have a key from the start. */
const ofSandbox = operations.filter(({ tag, schemes }) => tag === 'sandbox' && schemes.includes('apiKey'))
const takingKeys = operations.filter(each => each.schemes.includes('apiKey') && !ofSandbox.includes(each))
const takingNone = operations.filter(({ schemes }) => schemes.length > 0 && !schemes.includes('apiKey'))

/** They have an account, a key of every single scope, and a key of all scopes. */
const somebody = newPeople(plink)
await openAccount(somebody)
/** Stores a key of their account, which may pay the beneficiary if one was made. */
const keyWith = ({ newcomer }: People, scopes: ApiKeyScope[], slot = 1, { beneficiaryId }: Made = {}) =>
  storeApiKey(plink.deps, newcomer.userId, {
    scopes,
    slot,
    ...(scopes.includes('transfers:send') && typeof beneficiaryId === 'string' && { beneficiaryIds: [beneficiaryId] }),
  })
const keys = new Map<ApiKeyScope, string>()
for (const [index, scope] of SCOPES.entries()) keys.set(scope, await keyWith(somebody, [scope], index + 1))
const keyOfAll = await keyWith(somebody, SCOPES, SCOPES.length + 1)

async function call(operation: Operation, people: People, token: string | undefined, made: Made = {}) {
  const request = { ...requestOf(operation, people, made), token }
  const { status, body } = await validateResponse(operation, await send(plink.app, operation, request))
  return { status, body }
}

async function expectRefusal(operation: Operation, token: string | undefined, refusal: object): Promise<void> {
  const before = await databaseSnapshot(plink.database.db)
  expect(await call(operation, somebody, token)).toMatchObject(refusal)
  expect(await databaseSnapshot(plink.database.db)).toEqual(before)
}

/** The further scopes that a key needs for the request of the example, whose endpoint receives events of the wallet. */
const BESIDE: Record<string, ApiKeyScope[]> = {
  createWebhookEndpoint: ['wallet:read'],
  changeWebhookEndpoint: ['wallet:read'],
}

describe('the contract', () => {
  test('has an operation for each scope, and no others', () => {
    expect([...new Set(takingKeys.flatMap(scopesOf))].sort()).toEqual([...SCOPES].sort())
  })

  test('asks for one scope in each operation that takes keys', () => {
    expect(takingKeys.filter(operation => scopesOf(operation).length !== 1).map(({ id }) => id)).toEqual([])
  })

  test('returns 403 for nothing but a scope from operations that take keys, and to members for their role', () => {
    for (const { id, declared, security = [] } of takingKeys) {
      const forRole = security.some(({ accessToken = [] }) => accessToken.length > 0) ? ['ROLE_REQUIRED'] : []
      const codes = declared.filter(({ status }) => status === 403).map(({ code }) => code)
      expect.soft(codes, id).toEqual(['SCOPE_MISSING', ...forRole])
    }
  })

  test('lets keys only read with wallet:read', () => {
    const reading = takingKeys.filter(operation => scopesOf(operation).includes('wallet:read'))
    expect(reading.filter(({ method }) => method !== 'GET').map(({ id }) => id)).toEqual([])
  })

  test('keeps keys from sign-in, the account, devices, keys, beneficiaries that are new, and whatever needs a code', () => {
    const changing = takingKeys.filter(({ method }) => method !== 'GET').map(({ id }) => id)
    expect(changing.sort()).toEqual([
      'changeWebhookEndpoint',
      'createTopUp',
      'createTransfer',
      'createWebhookEndpoint',
      'deleteWebhookEndpoint',
      'findRecipient',
      'payTopUp',
      'resendWebhookDelivery',
      'rollOwnApiKey',
      'rollWebhookSecret',
      'sendTransfer',
      'testWebhookEndpoint',
    ])
  })
})

describe.each(takingKeys)('$id', operation => {
  test('takes a key with its scope', async () => {
    const people = newPeople(plink)
    const made = await prepareFor(operation, people)
    const key = await keyWith(people, [...scopesOf(operation), ...(BESIDE[operation.id] ?? [])], 1, made)
    expect((await call(operation, people, key, made)).status).toBe(allGreen(operation).status)
  })

  test.each(scopesBeside(operation))('refuses a key with %s alone', async scope => {
    const [reason] = scopesOf(operation)
    await expectRefusal(operation, keys.get(scope), { status: 403, body: { code: 'SCOPE_MISSING', reason } })
  })

  test('refuses an altered key', async () => {
    const altered = keyOfAll.replace(/.$/, last => (last === 'a' ? 'b' : 'a'))
    await expectRefusal(operation, altered, { status: 401, body: { code: 'API_KEY_INVALID' } })
  })
})

test('each response to a key says how many calls are left, and above the limit when to call again', async () => {
  const people = newPeople(plink)
  await openAccount(people)
  const key = await keyWith(people, ['wallet:read'])
  const server = plink.with({ limits: { ...plink.deps.limits, requestsPerApiKeyPerMinute: 2 } })
  const headersOf = async (path: string) => {
    const { status, headers } = await server.request(path, { headers: { Authorization: `Bearer ${key}` } })
    return [status, headers.get('RateLimit-Policy'), headers.get('RateLimit'), headers.get('Retry-After')]
  }
  const policy = '"default";q=2;w=60'
  expect(await headersOf('/api/v1/wallet')).toEqual([200, policy, '"default";r=1;t=60', null])
  plink.clock.advance(10)
  expect(await headersOf('/api/v1/transfers/unknown')).toEqual([400, policy, '"default";r=0;t=50', null])
  expect(await headersOf('/api/v1/wallet')).toEqual([429, policy, '"default";r=0;t=50', '50'])
  plink.clock.advance(50)
  expect((await headersOf('/api/v1/wallet'))[0]).toBe(200)
})

test.each(ofSandbox)('$id takes a key with the scope that it names, or with any', async operation => {
  const people = newPeople(plink)
  const made = await prepareFor(operation, people)
  const [scope = SCOPES.at(-1)!] = scopesOf(operation)
  const key = await keyWith(people, [scope], 2)
  expect((await call(operation, people, key, made)).status).toBe(allGreen(operation).status)
})

test.each(takingNone)('$id refuses a key with every scope', async operation => {
  await expectRefusal(operation, keyOfAll, { status: 401, body: { code: 'UNAUTHENTICATED' } })
})

test('a call that is repeated with its Idempotency-Key is made once, whoever of the account repeats it', async () => {
  const people = newPeople(plink)
  await openAccount(people)
  const [one, other] = [await keyWith(people, SCOPES), await keyWith(people, SCOPES, 2)]
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({ amount: { amount: 50_00, currency: 'SAR' } }),
  }
  const first = await callWith(plink.app, one, '/api/v1/top-ups', init)
  expect(first.status).toBe(201)
  expect(await callWith(plink.app, other, '/api/v1/top-ups', init)).toEqual(first)
})
