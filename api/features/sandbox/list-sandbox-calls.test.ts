import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { calledCustomer, pressKey } from '#api/testing/customers/call-steps.ts'
import { outcome } from '#api/testing/outcome.ts'

const plink = await testApp()
const { app, clock, database } = plink
afterAll(() => database.close())

describe('listSandboxCalls', () => {
  test('shows the calls to a phone, the newest first', async () => {
    const noura = await calledCustomer(plink)
    await pressKey(noura, 2)
    const first = noura.callbackId
    clock.advance(1)
    await (await noura.startLogin()).verifyLogin()
    const phone = encodeURIComponent(`+966${noura.identifier.slice(1)}`)
    const { body } = await outcome(app.request(`/api/sandbox/calls?phoneNumber=${phone}`))
    expect(body.items).toMatchObject([
      { callbackId: noura.callbackId, status: 'calling' },
      { callbackId: first, status: 'rejected' },
    ])
  })
})
