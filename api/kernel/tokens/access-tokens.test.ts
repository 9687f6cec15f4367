import { afterAll, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { newCustomer } from '#api/testing/customers/customer.ts'
import { ACCESS_TOKEN_SECONDS } from '#domain/constants.ts'

const { app, clock, database } = await testApp()
afterAll(() => database.close())

const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

test.each([
  ['a text that no database stores', 'a\u0000b'],
  ['no text', { id: 'a' }],
  ['a long text', 'a'.repeat(4000)],
])('a token whose key is %s is refused like any other', async (_what, kid) => {
  const token = `${encoded({ alg: 'HS256', kid })}.${encoded({ sub: 'a' })}.${encoded('signature')}`
  const response = await app.request('/api/v1/auth/me', { headers: { Authorization: `Bearer ${token}` } })
  expect(response.status).toBe(401)
})

test('a token that was accepted is refused from its end on', async () => {
  const noura = await (await newCustomer(app)).signIn()
  const status = async () => (await noura.get('/api/v1/auth/me')).status
  expect(await status()).toBe(200)
  clock.advance(ACCESS_TOKEN_SECONDS - 1)
  expect(await status()).toBe(200)
  clock.advance(1)
  expect(await status()).toBe(401)
})
