import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import {
  API_KEYS,
  ask,
  callWith,
  confirm,
  confirmed,
  listed,
  roll,
  storeApiKey,
} from '#api/testing/customers/api-keys.ts'
import { signedInCustomer } from '#api/testing/customers/session-steps.ts'
import { outcome, refusal } from '#api/testing/outcome.ts'
import { MAX_API_KEYS } from '#domain/constants.ts'

const { app, clock, database, deps } = await testApp()
afterAll(() => database.close())

const HOUR = 3600

async function ownerOfKey() {
  const noura = await signedInCustomer(app)
  return { noura, old: await confirmed(noura, await ask(noura)) }
}

const ROLLS_ITSELF = { name: 'Shop', scopes: ['wallet:read', 'api-key:roll'], validDays: 365 }

const rollItself = (key: string) =>
  callWith(app, key, `${API_KEYS}/roll`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({ overlapHours: 24 }),
  })

const statusWith = async (key: string) => (await callWith(app, key)).status

describe('rollApiKey', () => {
  test('gives another key of the same name and scopes, beside which the old one works for the overlap', async () => {
    const { noura, old } = await ownerOfKey()
    clock.advance(10)
    const id = await roll(noura, old.apiKey.apiKeyId, 24)
    const { key, apiKey } = await confirmed(noura, id)
    expect(apiKey).toMatchObject({ name: 'Accounting', scopes: old.apiKey.scopes, state: 'active' })
    clock.advance(24 * HOUR - 1)
    expect([await statusWith(old.key), await statusWith(key)]).toEqual([200, 200])
    clock.advance(1)
    expect(await callWith(app, old.key)).toEqual(refusal(401, 'API_KEY_EXPIRED'))
    expect(await statusWith(key)).toBe(200)
    await noura.signIn()
    expect((await listed(noura)).map(({ state }) => state)).toEqual(['active', 'expired'])
  })

  test('ends the old key at once without an overlap', async () => {
    const { noura, old } = await ownerOfKey()
    await confirmed(noura, await roll(noura, old.apiKey.apiKeyId, 0))
    expect(await callWith(app, old.key)).toEqual(refusal(401, 'API_KEY_EXPIRED'))
  })

  test('does nothing to the old key before the code', async () => {
    const { noura, old } = await ownerOfKey()
    await roll(noura, old.apiKey.apiKeyId, 0)
    expect(await statusWith(old.key)).toBe(200)
  })

  test('makes no key work longer than it would', async () => {
    const noura = await signedInCustomer(app)
    const old = await confirmed(noura, await ask(noura, { name: 'Shop', scopes: ['wallet:read'], validDays: 1 }))
    await confirmed(noura, await roll(noura, old.apiKey.apiKeyId, 72))
    clock.advance(24 * HOUR)
    expect(await callWith(app, old.key)).toEqual(refusal(401, 'API_KEY_EXPIRED'))
  })

  test('without an overlap, needs no place for one key more', async () => {
    const { noura, old } = await ownerOfKey()
    for (let slot = 2; slot <= MAX_API_KEYS; slot++) {
      await storeApiKey(deps, noura.userId, { scopes: ['wallet:read'], slot })
    }
    const response = outcome(noura.post(`${API_KEYS}/${old.apiKey.apiKeyId}/roll`, { overlapHours: 1, validDays: 1 }))
    expect(await response).toEqual(refusal(409, 'API_KEY_LIMIT_REACHED'))
    const { key } = await confirmed(noura, await roll(noura, old.apiKey.apiKeyId, 0))
    expect([await statusWith(old.key), await statusWith(key)]).toEqual([401, 200])
  })

  test('makes no key when the old one was revoked before the code', async () => {
    const { noura, old } = await ownerOfKey()
    const id = await roll(noura, old.apiKey.apiKeyId, 24)
    await noura.delete(`${API_KEYS}/${old.apiKey.apiKeyId}`)
    expect(await confirm(noura, id)).toEqual(refusal(410, 'ACTION_EXPIRED'))
    expect(await callWith(app, old.key)).toEqual(refusal(401, 'API_KEY_REVOKED'))
  })

  test('refuses a key that no longer works', async () => {
    const { noura, old } = await ownerOfKey()
    const path = `${API_KEYS}/${old.apiKey.apiKeyId}`
    await noura.delete(path)
    const response = await outcome(noura.post(`${path}/roll`, { overlapHours: 1, validDays: 1 }))
    expect(response).toEqual(refusal(404, 'API_KEY_NOT_FOUND'))
  })

  test('makes one key of one, however often and by whomever it is rolled', async () => {
    const noura = await signedInCustomer(app)
    const old = await confirmed(noura, await ask(noura, ROLLS_ITSELF))
    const path = `${API_KEYS}/${old.apiKey.apiKeyId}`
    clock.advance(60)
    const successor = await confirmed(noura, await roll(noura, old.apiKey.apiKeyId, 72))
    clock.advance(60)
    const again = { overlapHours: 72, validDays: 365 }
    expect(await outcome(noura.post(`${path}/roll`, again))).toEqual(refusal(409, 'API_KEY_ALREADY_ROLLED'))
    expect(await rollItself(old.key)).toEqual(refusal(409, 'API_KEY_ALREADY_ROLLED'))
    const next = await confirmed(noura, await roll(noura, successor.apiKey.apiKeyId, 72))
    for (const { apiKey } of [old, successor]) {
      const response = outcome(noura.post(`${API_KEYS}/${apiKey.apiKeyId}/roll`, again))
      expect(await response).toEqual(refusal(409, 'API_KEY_ALREADY_ROLLED'))
    }
    const isRolled = (await listed(noura)).map(({ apiKeyId, rolledAt }) => [apiKeyId, rolledAt !== undefined])
    expect(Object.fromEntries(isRolled)).toEqual({
      [next.apiKey.apiKeyId]: false,
      [successor.apiKey.apiKeyId]: true,
      [old.apiKey.apiKeyId]: true,
    })
  })

  test('makes no second key with a code from before the key rolled itself', async () => {
    const noura = await signedInCustomer(app)
    const old = await confirmed(noura, await ask(noura, ROLLS_ITSELF))
    clock.advance(60)
    const id = await roll(noura, old.apiKey.apiKeyId, 72)
    expect(await rollItself(old.key)).toMatchObject({ status: 201 })
    expect(await confirm(noura, id)).toEqual(refusal(409, 'API_KEY_ALREADY_ROLLED'))
    expect(await listed(noura)).toHaveLength(2)
  })

  test('cannot leave two successors in the database', async () => {
    const noura = await signedInCustomer(app)
    const originId = crypto.randomUUID()
    await storeApiKey(deps, noura.userId, { scopes: ['wallet:read'], slot: 1, originId })
    const second = storeApiKey(deps, noura.userId, { scopes: ['wallet:read'], slot: 2, originId })
    await expect(second).rejects.toMatchObject({ cause: { constraint: 'api_keys_one_successor' } })
  })

  test('is in the security events', async () => {
    const { noura, old } = await ownerOfKey()
    await confirmed(noura, await roll(noura, old.apiKey.apiKeyId, 1))
    const { body } = await outcome(noura.get('/api/v1/auth/events'))
    expect(body.items).toContainEqual(expect.objectContaining({ type: 'api_key_rolled', apiKeyName: 'Accounting' }))
  })
})
