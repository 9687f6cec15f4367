import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { API_KEYS, ask, callWith, confirm, confirmed, listed, roll } from '#api/testing/customers/api-keys.ts'
import { messagesTo, signedInCustomer } from '#api/testing/customers/session-steps.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { outcome, refusal } from '#api/testing/outcome.ts'
import { closeTogether } from '#api/testing/staff/closure-steps.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'

const { app, clock, database, deps, with: appWith } = await testApp()
afterAll(() => database.close())

async function ownerOfKey() {
  const noura = await signedInCustomer(app)
  const { key, apiKey } = await confirmed(noura, await ask(noura))
  return { noura, key, path: `${API_KEYS}/${apiKey.apiKeyId}` }
}

describe('revokeApiKey', () => {
  test('ends the key at once, in every process', async () => {
    const { noura, key, path } = await ownerOfKey()
    const other = appWith({})
    expect((await callWith(other, key)).status).toBe(200)
    expect((await noura.delete(path)).status).toBe(204)
    for (const server of [app, other]) expect(await callWith(server, key)).toEqual(refusal(401, 'API_KEY_REVOKED'))
    expect(await listed(noura)).toEqual([])
  })

  test('tells the owner once', async () => {
    const { noura, path } = await ownerOfKey()
    for (let count = 0; count < 2; count++) expect((await noura.delete(path)).status).toBe(204)
    await deliverMessages(deps)
    const texts = (await messagesTo(noura)).filter(text => text.startsWith('The API key Accounting of your Plink'))
    expect(texts).toHaveLength(1)
    const { body } = await outcome(noura.get('/api/v1/auth/events'))
    const revocations = (body.items as { type: string }[]).filter(({ type }) => type === 'api_key_revoked')
    expect(revocations).toMatchObject([{ apiKeyName: 'Accounting' }])
  })

  test.each([0, 1, 2])('ends the whole chain of keys that were rolled: number %i', async index => {
    const noura = await signedInCustomer(app)
    const chain = [await confirmed(noura, await ask(noura))]
    while (chain.length < 3) {
      clock.advance(60)
      chain.push(await confirmed(noura, await roll(noura, chain.at(-1)!.apiKey.apiKeyId, 72)))
    }
    clock.advance(60)
    const other = await confirmed(noura, await ask(noura))
    clock.advance(60)
    const waiting = await roll(noura, chain[2]!.apiKey.apiKeyId, 72)
    await noura.delete(`${API_KEYS}/${chain[index]!.apiKey.apiKeyId}`)
    for (const { key } of chain) expect(await callWith(app, key)).toEqual(refusal(401, 'API_KEY_REVOKED'))
    expect(await confirm(noura, waiting)).toEqual(refusal(410, 'ACTION_EXPIRED'))
    expect((await callWith(app, other.key)).status).toBe(200)
    expect((await listed(noura)).map(({ apiKeyId }) => apiKeyId)).toEqual([other.apiKey.apiKeyId])
  })

  test('ends a key that waits for its code', async () => {
    const noura = await signedInCustomer(app)
    const id = await ask(noura)
    expect((await noura.delete(`${API_KEYS}/${id}`)).status).toBe(204)
    expect(await confirm(noura, id)).toEqual(refusal(410, 'ACTION_EXPIRED'))
  })
})

describe('a key of an account', () => {
  test('works after the password has changed', async () => {
    const { noura, key } = await ownerOfKey()
    const passwords = { currentPassword: noura.password, newPassword: 'Dates&Coffee77' }
    expect((await noura.post('/api/v1/auth/change-password', passwords)).status).toBe(200)
    expect((await callWith(app, key)).status).toBe(200)
  })

  test('does not work once the account is closed', async () => {
    const { noura, key } = await ownerOfKey()
    const [one, other] = [new StaffMember(app, 'one@plink.example'), new StaffMember(app, 'other@plink.example')]
    for (const each of [one, other]) await each.signIn()
    await closeTogether(one, other, noura.userId)
    expect(await callWith(app, key)).toEqual(refusal(401, 'API_KEY_REVOKED'))
  })

  test('shows when it was used, to the minute', async () => {
    const { noura, key } = await ownerOfKey()
    const lastUse = async () => (await listed(noura))[0]?.lastUsedAt
    expect(await lastUse()).toBeUndefined()
    const first = clock().toISOString()
    await callWith(app, key)
    clock.advance(59)
    await callWith(app, key)
    expect(await lastUse()).toBe(first)
    clock.advance(1)
    await callWith(app, key)
    expect(await lastUse()).toBe(clock().toISOString())
  })
})
