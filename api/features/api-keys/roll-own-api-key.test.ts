import { afterAll, describe, expect, test } from 'vitest'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { testApp } from '#api/testing/app.ts'
import { callWith, listed, storeApiKey } from '#api/testing/customers/api-keys.ts'
import { messagesTo, signedInCustomer } from '#api/testing/customers/session-steps.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { outcome, refusal } from '#api/testing/outcome.ts'

const { app, clock, database, deps } = await testApp()
afterAll(() => database.close())

const HOUR = 3600

async function ownerOfKey() {
  const noura = await signedInCustomer(app)
  const expiresAt = addSeconds(clock(), 48 * HOUR)
  const old = await storeApiKey(deps, noura.userId, { scopes: ['wallet:read', 'api-key:roll'], expiresAt })
  return { noura, old, expiresAt }
}

function rollWith(key: string, overlapHours = 24, idempotencyKey: string = crypto.randomUUID()) {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey }
  return callWith(app, key, '/api/v1/api-keys/roll', {
    method: 'POST',
    headers,
    body: JSON.stringify({ overlapHours }),
  })
}

const keyIn = ({ body }: { body: Record<string, unknown> }) => String(body.key)
const statusWith = async (key: string) => (await callWith(app, key)).status

describe('rollOwnApiKey', () => {
  test('makes a key with the same rights and the same end, beside which the old one works for the overlap', async () => {
    const { noura, old, expiresAt } = await ownerOfKey()
    clock.advance(HOUR)
    const newKey = await rollWith(old)
    expect(newKey).toMatchObject({
      status: 201,
      body: { apiKey: { name: 'Shop', scopes: ['wallet:read', 'api-key:roll'], expiresAt: expiresAt.toISOString() } },
    })
    clock.advance(24 * HOUR - 1)
    expect([await statusWith(old), await statusWith(keyIn(newKey))]).toEqual([200, 200])
    clock.advance(1)
    expect(await callWith(app, old)).toEqual(refusal(401, 'API_KEY_EXPIRED'))
    expect(await statusWith(keyIn(newKey))).toBe(200)
    await noura.signIn()
    expect((await listed(noura)).map(({ state }) => state)).toEqual(['active', 'expired'])
  })

  test('returns the same key to a repetition, and to nobody else', async () => {
    const { old } = await ownerOfKey()
    const idempotencyKey = crypto.randomUUID()
    const [first, again] = [await rollWith(old, 1, idempotencyKey), await rollWith(old, 1, idempotencyKey)]
    expect(again).toEqual(first)
    const stranger = await ownerOfKey()
    expect(keyIn(await rollWith(stranger.old, 1, idempotencyKey))).not.toBe(keyIn(first))
  })

  test('makes one key of one, however often it is called at once, and the new one rolls itself too', async () => {
    const { noura, old } = await ownerOfKey()
    const results = await Promise.all([1, 2, 3, 4, 5].map(() => rollWith(old)))
    const successes = results.filter(({ status }) => status === 201)
    expect(successes).toHaveLength(1)
    for (const each of results.filter(({ status }) => status !== 201))
      expect(each).toEqual(refusal(409, 'API_KEY_ALREADY_ROLLED'))
    expect(await rollWith(keyIn(successes[0]!))).toMatchObject({ status: 201 })
    expect(await listed(noura)).toHaveLength(3)
  })

  test('tells the owner, in a message and in the security events', async () => {
    const { noura, old } = await ownerOfKey()
    await rollWith(old)
    await deliverMessages(deps)
    expect(await messagesTo(noura)).toContainEqual(expect.stringContaining('The API key Shop'))
    const { body } = await outcome(noura.get('/api/v1/auth/events'))
    expect(body.items).toContainEqual(expect.objectContaining({ type: 'api_key_rolled', apiKeyName: 'Shop' }))
  })
})
