import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { signingKeys as keyRows } from '#api/db/schema/sessions.ts'
import { testApp } from '#api/testing/app.ts'
import { type Customer, newCustomer } from '#api/testing/customer.ts'
import { createAccessTokens } from './access-tokens.ts'
import { createSigningKeys } from './signing-keys.ts'

const { app, clock, database, deps, with: appWith } = await testApp()
const { signingKeys } = deps
afterAll(() => database.close())

const DAY = 86_400

/** Another process over the same database: it remembers nothing of what this one has read. */
function anotherProcess(secretKey = deps.secretKey) {
  const keys = createSigningKeys(database.db, clock, secretKey)
  return appWith({ signingKeys: keys, accessTokens: createAccessTokens(keys, clock) })
}

const keyOf = ({ accessToken }: Customer): string =>
  JSON.parse(Buffer.from(accessToken.split('.')[0] ?? '', 'base64url').toString()).kid

const statusAt = async (server: typeof app, { accessToken }: Customer): Promise<number> => {
  const answer = await server.request('/api/v1/auth/me', { headers: { Authorization: `Bearer ${accessToken}` } })
  return answer.status
}

describe('a new signing key', () => {
  test('signs from now on, in every process, and the sessions that are alive stay so', async () => {
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

describe('the keys are renewed', () => {
  test('after 30 days, and what the last one signed is believed for a day more', async () => {
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

describe('a token is refused', () => {
  test('when its key was deleted, and its session goes on with a new one', async () => {
    const noura = await (await newCustomer(app)).signIn()
    await database.db.delete(keyRows).where(eq(keyRows.id, keyOf(noura)))
    const elsewhere = anotherProcess()
    expect(await statusAt(elsewhere, noura)).toBe(401)
    await noura.refresh()
    expect(await statusAt(elsewhere, noura)).toBe(200)
  })

  test('when it was signed by somebody with a key of the same name', async () => {
    const noura = await (await newCustomer(app)).signIn()
    const forger = { id: keyOf(noura), secret: new TextEncoder().encode('a secret of somebody else, long enough') }
    const forged = createAccessTokens({ ...signingKeys, current: async () => forger }, clock)
    const { token } = await forged.issue({ accountId: noura.userId, sessionId: crypto.randomUUID() })
    expect(keyOf(Object.assign(noura, { accessToken: token }))).toBe(forger.id)
    expect(await statusAt(app, noura)).toBe(401)
  })
})

describe('the secret of a key', () => {
  test('is of no use to whoever reads the table', async () => {
    const { id, secret } = await signingKeys.rotate()
    const [row] = await database.db.select().from(keyRows).where(eq(keyRows.id, id))
    for (const encoding of ['hex', 'base64', 'base64url'] as const) {
      expect(row?.sealedSecret).not.toContain(Buffer.from(secret).toString(encoding))
    }
    await expect(createSigningKeys(database.db, clock, 'another key that is long enough').find(id)).rejects.toThrow()
  })
})
