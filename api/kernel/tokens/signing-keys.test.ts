import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { signingKeys as keyRows } from '#api/kernel/db/schema/sessions.ts'
import { testApp } from '#api/testing/app.ts'
import { type Customer, newCustomer } from '#api/testing/customers/customer.ts'
import { createAccessTokens } from './access-tokens.ts'
import { createSigningKeys } from './signing-keys.ts'

const { app, clock, database, deps, with: appWith } = await testApp()
const { signingKeys } = deps
afterAll(() => database.close())

const DAY = 86_400

/** Returns another process on the same database, with an empty cache. */
function anotherProcess(secretKey = deps.secretKey) {
  const keys = createSigningKeys(database.db, clock, secretKey)
  return appWith({ signingKeys: keys, accessTokens: createAccessTokens(keys, clock) })
}

const keyOf = ({ accessToken }: Customer): string =>
  JSON.parse(Buffer.from(accessToken.split('.')[0] ?? '', 'base64url').toString()).kid

const statusAt = async (server: typeof app, { accessToken }: Customer): Promise<number> => {
  const response = await server.request('/api/v1/auth/me', { headers: { Authorization: `Bearer ${accessToken}` } })
  return response.status
}

describe('a new signing key', () => {
  test('signs in every process, and live sessions stay valid', async () => {
    const noura = await (await newCustomer(app)).signIn()
    clock.advance(1)
    const { id } = await signingKeys.rotate()
    expect(keyOf(noura)).not.toBe(id)
    const elsewhere = anotherProcess()
    for (const server of [app, elsewhere]) {
      expect(await statusAt(server, noura)).toBe(200)
      const salem = await (await newCustomer(server)).signIn()
      expect(keyOf(salem)).toBe(id)
      expect(await statusAt(app, salem)).toBe(200)
    }
    await noura.refresh()
    expect(keyOf(noura)).toBe(id)
    expect(await statusAt(elsewhere, noura)).toBe(200)
  })
})

describe('renew', () => {
  test('rotates the key after 30 days, and the tokens of the old key stay valid for a day', async () => {
    clock.advance(1)
    await signingKeys.rotate()
    clock.advance(30 * DAY - 1)
    await signingKeys.renew()
    const noura = await (await newCustomer(app)).signIn()
    const old = keyOf(noura)
    clock.advance(1)
    await signingKeys.renew()
    const salem = await (await newCustomer(app)).signIn()
    expect(keyOf(salem)).not.toBe(old)
    expect(await statusAt(anotherProcess(), noura)).toBe(200)
    clock.advance(DAY)
    await signingKeys.renew()
    expect(await database.db.$count(keyRows, eq(keyRows.id, old))).toBe(1)
    clock.advance(1)
    await signingKeys.renew()
    expect(await database.db.$count(keyRows, eq(keyRows.id, old))).toBe(0)
    expect(await database.db.$count(keyRows)).toBe(1)
  })
})

describe('a token is rejected', () => {
  test('when its key was deleted, and the session continues with a new token', async () => {
    const noura = await (await newCustomer(app)).signIn()
    await database.db.delete(keyRows).where(eq(keyRows.id, keyOf(noura)))
    const elsewhere = anotherProcess()
    expect(await statusAt(elsewhere, noura)).toBe(401)
    await noura.refresh()
    expect(await statusAt(elsewhere, noura)).toBe(200)
  })

  test('when it was signed with another key of the same id', async () => {
    const noura = await (await newCustomer(app)).signIn()
    const forger = { id: keyOf(noura), secret: new TextEncoder().encode('a secret of somebody else, long enough') }
    const forged = createAccessTokens({ ...signingKeys, current: async () => forger }, clock)
    const { token } = await forged.issue({ accountId: noura.userId, sessionId: crypto.randomUUID() })
    expect(keyOf(Object.assign(noura, { accessToken: token }))).toBe(forger.id)
    expect(await statusAt(app, noura)).toBe(401)
  })
})

describe('the secret of a key', () => {
  test('is encrypted in the table', async () => {
    const { id, secret } = await signingKeys.rotate()
    const [row] = await database.db.select().from(keyRows).where(eq(keyRows.id, id))
    for (const encoding of ['hex', 'base64', 'base64url'] as const) {
      expect(row?.sealedSecret).not.toContain(Buffer.from(secret).toString(encoding))
    }
    await expect(createSigningKeys(database.db, clock, 'another key that is long enough').find(id)).rejects.toThrow()
  })
})
