import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { testApp } from '#api/testing/app.ts'
import { API_KEYS, ask, callWith, confirm, confirmed, listed } from '#api/testing/customers/api-keys.ts'
import { wrongCode } from '#api/testing/customers/customer.ts'
import { messagesTo, signedInCustomer } from '#api/testing/customers/session-steps.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { atOnce, outcome, refusal } from '#api/testing/outcome.ts'

const { app, clock, database, deps } = await testApp()
const { db } = database
afterAll(() => database.close())

describe('confirmApiKey', () => {
  test('returns the key once, which works, and of which the server keeps no copy', async () => {
    const noura = await signedInCustomer(app)
    const { key, apiKey } = await confirmed(noura, await ask(noura))
    expect((await callWith(app, key)).status).toBe(200)
    expect(key.startsWith(apiKey.prefix) && key.endsWith(apiKey.lastFour)).toBe(true)
    const { lastUsedAt: _, ...listedKey } = (await listed(noura))[0]!
    expect(listedKey).toEqual(apiKey)
    const rows = await db.select().from(apiKeys).where(eq(apiKeys.id, apiKey.apiKeyId))
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  test('makes one key when it is called 20 times at once', async () => {
    const noura = await signedInCustomer(app)
    const id = await ask(noura)
    const results = await atOnce(20, () => noura.post(`${API_KEYS}/${id}/confirm`, { otp: noura.otp }))
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('takes the code of this key only', async () => {
    const noura = await signedInCustomer(app)
    const first = await ask(noura)
    clock.advance(30)
    await ask(noura)
    expect(await confirm(noura, first)).toEqual(refusal(410, 'ACTION_EXPIRED'))
  })

  test('takes no code for a key whose stored scopes have changed', async () => {
    const noura = await signedInCustomer(app)
    const id = await ask(noura)
    await db
      .update(apiKeys)
      .set({ scopes: ['top-ups:create'] })
      .where(eq(apiKeys.id, id))
    expect(await confirm(noura, id)).toEqual(refusal(410, 'ACTION_EXPIRED'))
  })

  test('accepts no code after five wrong ones', async () => {
    const noura = await signedInCustomer(app)
    const id = await ask(noura)
    for (const attempt of [0, 1, 2, 3, 4]) await confirm(noura, id, wrongCode(noura.otp, attempt))
    expect(await confirm(noura, id)).toEqual(refusal(423, 'OTP_LOCKED'))
  })

  test('tells the owner, in a message and in the security events', async () => {
    const noura = await signedInCustomer(app)
    await confirmed(noura, await ask(noura))
    await deliverMessages(deps)
    expect(await messagesTo(noura)).toContainEqual(
      expect.stringContaining('The API key Accounting can now be used with your Plink account.'),
    )
    const { body } = await outcome(noura.get('/api/v1/auth/events'))
    expect(body.items).toContainEqual(
      expect.objectContaining({ type: 'api_key_created', apiKeyName: 'Accounting', at: clock().toISOString() }),
    )
  })
})
