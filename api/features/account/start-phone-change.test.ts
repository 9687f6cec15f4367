import { afterAll, describe, expect, test } from 'vitest'
import { freezeWallet } from '#api/money/ledger/wallets.ts'
import { testApp } from '#api/testing/app.ts'
import { newCustomer } from '#api/testing/customers/customer.ts'
import { newMember } from '#api/testing/customers/members.ts'
import { confirmChange, newestChange, startChange, tryPhoneChange } from '#api/testing/customers/phone-changes.ts'
import { messagesTo, signedInCustomer } from '#api/testing/customers/session-steps.ts'
import { atOnce, refusal } from '#api/testing/outcome.ts'
import { newPhone } from '#api/testing/unique-values.ts'

const { app, clock, database, deps } = await testApp()
afterAll(() => database.close())

describe('startPhoneChange', () => {
  test('sends a code to the present number that names the new one, and nothing to the new one', async () => {
    const noura = await signedInCustomer(app)
    const phone = newPhone()
    await startChange(noura, phone)
    const message = (await messagesTo(noura)).find(text => text.includes(noura.otp))
    expect(message?.replaceAll(/\D/g, '')).toContain(phone.slice(1))
    expect(await messagesTo(Object.assign(noura.at(noura.device), { identifier: phone }))).toEqual([])
    expect(await newestChange(noura)).toMatchObject({ state: 'confirming_current' })
  })

  test('needs the password, and a wrong one counts as a failed sign-in', async () => {
    const noura = await signedInCustomer(app)
    expect(await tryPhoneChange(noura, newPhone(), 'Wrong#Trees1')).toMatchObject({
      status: 422,
      body: { code: 'PASSWORD_WRONG', attemptsRemaining: 4 },
    })
    for (let count = 0; count < 4; count += 1) await tryPhoneChange(noura, newPhone(), 'Wrong#Trees1')
    expect(await tryPhoneChange(noura, newPhone())).toEqual(refusal(423, 'ACCOUNT_LOCKED'))
    expect(await newestChange(noura)).toBeNull()
  })

  test('refuses the present number and one of another account, after the password alone', async () => {
    const [noura, sara] = [await signedInCustomer(app), await newCustomer(app)]
    expect(await tryPhoneChange(noura, noura.identifier)).toMatchObject({
      status: 400,
      body: { fields: { newPhoneNumber: expect.any(String) } },
    })
    expect(await tryPhoneChange(noura, sara.identifier)).toEqual(refusal(409, 'PHONE_DUPLICATE'))
    expect(await tryPhoneChange(noura, sara.identifier, 'Wrong#Trees1')).toEqual(refusal(422, 'PASSWORD_WRONG'))
  })

  test('is stopped while the wallet is frozen, for everybody of the team', async () => {
    const noura = await signedInCustomer(app)
    const maker = await (await newMember(deps, app, noura.userId, 'maker')).signIn()
    await freezeWallet(database.db, noura.userId, clock())
    for (const customer of [noura, maker]) {
      expect(await tryPhoneChange(customer, newPhone())).toEqual(refusal(409, 'WALLET_FROZEN'))
      expect(await newestChange(customer)).toBeNull()
    }
    expect(await tryPhoneChange(noura, newPhone(), 'Wrong#Trees1')).toEqual(refusal(422, 'PASSWORD_WRONG'))
  })

  test('replaces a change whose codes are missing, and its code is void', async () => {
    const noura = await signedInCustomer(app)
    const first = await startChange(noura)
    const { otp } = noura
    clock.advance(30)
    const second = await startChange(noura)
    expect(await confirmChange(noura, first, otp)).toEqual(refusal(410, 'ACTION_EXPIRED'))
    expect(await newestChange(noura)).toMatchObject({ phoneChangeId: second })
  })

  test('begins one change when it is called ten times at once', async () => {
    const noura = await signedInCustomer(app)
    const results = await atOnce(10, () =>
      noura.post('/api/v1/auth/phone-changes', { currentPassword: noura.password, newPhoneNumber: '+966598765432' }),
    )
    expect(results.filter(({ status }) => status === 201)).toHaveLength(1)
  })
})
