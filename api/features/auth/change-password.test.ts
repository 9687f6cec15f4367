import { afterAll, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { newCustomer, OTHER_DEVICE } from '#api/testing/customer.ts'
import { outcome } from '#api/testing/outcome.ts'

const { app, database, deps, with: appWith } = await testApp()
afterAll(() => database.close())

test('a session that its owner ends meanwhile changes no password', async () => {
  const owner = await (await newCustomer(app)).signIn()
  const thief = await owner.at(OTHER_DEVICE).signIn()
  const hash = async (password: string) => {
    await owner.delete('/api/v1/auth/sessions')
    return deps.passwords.hash(password)
  }
  const slow = Object.assign(thief.through(appWith({ passwords: { ...deps.passwords, hash } })), {
    accessToken: thief.accessToken,
  })
  const passwords = { currentPassword: owner.password, newPassword: 'Dates&Coffee77' }
  expect(await outcome(slow.post('/api/v1/auth/change-password', passwords))).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHENTICATED' },
  })
  expect((await owner.get('/api/v1/auth/me')).status).toBe(200)
  expect((await owner.tryPassword(owner.password)).status).toBe(200)
})
