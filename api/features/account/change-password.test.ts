import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { type Customer, newCustomer, OTHER_DEVICE } from '#api/testing/customers/customer.ts'
import {
  me,
  messagesTo,
  refresh,
  sessionsOf,
  signedInCustomer,
  UNAUTHENTICATED,
} from '#api/testing/customers/session-steps.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { outcome } from '#api/testing/outcome.ts'

const { app, database, deps, with: appWith, clock } = await testApp()

afterAll(() => database.close())

const NEW_PASSWORD = 'Dates&Coffee77'

const change = (customer: Customer, currentPassword = customer.password) =>
  outcome(customer.post('/api/v1/auth/change-password', { currentPassword, newPassword: NEW_PASSWORD }))

test('a session that is ended during the request changes no password', async () => {
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

describe('changePassword', () => {
  test('ends every session and opens a new one', async () => {
    const phone = await signedInCustomer(app)
    const laptop = await phone.at(OTHER_DEVICE).signIn()
    const { status, body } = await change(phone)
    expect(status).toBe(200)
    for (const old of [phone, laptop]) {
      expect(await me(old)).toMatchObject(UNAUTHENTICATED)
      expect(await refresh(app, old)).toMatchObject(UNAUTHENTICATED)
    }
    phone.accessToken = String(body.accessToken)
    expect(await sessionsOf(phone)).toMatchObject([{ device: phone.device, isCurrent: true }])
    expect((await phone.tryPassword(phone.password)).status).toBe(401)
    expect((await phone.tryPassword(NEW_PASSWORD)).status).toBe(200)
  })

  test('refuses a wrong current password and an easy new one, and changes nothing', async () => {
    const noura = await signedInCustomer(app)
    expect(await change(noura, NEW_PASSWORD)).toMatchObject({ status: 422, body: { code: 'PASSWORD_WRONG' } })
    const easy = { currentPassword: noura.password, newPassword: 'P@ssw0rd1' }
    expect(await outcome(noura.post('/api/v1/auth/change-password', easy))).toMatchObject({
      status: 400,
      body: { fields: { newPassword: 'This password is too easy to guess' } },
    })
    expect(await me(noura)).toMatchObject({ status: 200 })
    expect((await noura.tryPassword(noura.password)).status).toBe(200)
  })

  test('tells the owner, and not that another device signed in', async () => {
    const noura = await signedInCustomer(app)
    const before = await messagesTo(noura)
    clock.advance(1)
    await change(noura)
    await deliverMessages(deps)
    const text = `Your Plink password was changed. If this was not you, call ${deps.support.phone}.`
    expect(await messagesTo(noura)).toEqual([text, ...before])
  })
})
