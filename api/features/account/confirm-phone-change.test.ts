import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { phoneChanges } from '#api/kernel/db/schema/phone-changes.ts'
import { testApp } from '#api/testing/app.ts'
import { Customer, newCustomer, wrongCode } from '#api/testing/customers/customer.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import {
  askForChange,
  cancelChange,
  confirmChange,
  confirmCurrent,
  newestChange,
  PHONE_CHANGES,
  sendChangeCode,
  startChange,
  takeEffect,
} from '#api/testing/customers/phone-changes.ts'
import { me, messagesTo, signedInCustomer } from '#api/testing/customers/session-steps.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { DEACTIVATE } from '#api/testing/money/wallet-requests.ts'
import { atOnce, outcome, refusal } from '#api/testing/outcome.ts'
import { detailsOf, foundBy } from '#api/testing/staff/customer-care-steps.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'
import { newPhone } from '#api/testing/unique-values.ts'
import { phoneToE164 } from '#domain/phone.ts'

const plink = await testApp()
const { app, clock, database, deps } = plink
const { db } = database
afterAll(() => database.close())

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS
/** A server on which a change waits as it does in live mode. */
const slow = plink.with({ phoneChangeWaitingHours: 24 })

/** Returns the session of the customer at another server. */
const on = (server: typeof app, customer: Customer) =>
  Object.assign(customer.through(server), { accessToken: customer.accessToken })

const withPhone = (customer: Customer, phone: string) => new Customer(app, { ...customer, identifier: phone })

async function eventsOf(customer: Customer): Promise<string[]> {
  const { items } = await (await customer.get('/api/v1/auth/events')).json()
  return items.map(({ type }: { type: string }) => type)
}

/** Returns the actions of the staff on the wallet of this customer. */
async function staffFor({ userId }: Customer) {
  const sara = await new StaffMember(app).signIn()
  const post = (action: string) => async () => {
    const { status } = await sara.post(`/customers/${userId}/${action}`, { reason: 'Case 2026-17' })
    expect(status, action).toBe(200)
  }
  return { freeze: post('freeze'), unfreeze: post('unfreeze') }
}

describe('confirmPhoneChange', () => {
  test('takes a code of each number, and the change takes effect', async () => {
    const noura = await signedInCustomer(app)
    const phone = newPhone()
    const id = await startChange(noura, phone)
    const ofCurrent = noura.otp
    expect(await confirmChange(noura, id)).toMatchObject({ status: 200, body: { state: 'confirming_new' } })
    expect(await confirmChange(noura, id, ofCurrent)).toEqual(refusal(410, 'ACTION_EXPIRED'))
    await sendChangeCode(noura, id)
    expect(await messagesTo(withPhone(noura, phone))).toEqual([expect.stringContaining(noura.otp)])
    expect(await confirmChange(noura, id)).toMatchObject({
      status: 200,
      body: { state: 'waiting', takesEffectAt: clock().toISOString() },
    })
    await takeEffect(deps)
    expect(await newestChange(noura)).toMatchObject({ state: 'changed' })
    expect(await me(noura)).toMatchObject({ status: 200, body: { phoneNumber: phoneToE164(phone) } })
    expect(await outcome(withPhone(noura, noura.identifier).tryPassword(noura.password))).toMatchObject({ status: 401 })
    await withPhone(noura, phone).signIn()
  })

  test('tells the present number when it is asked for and when it takes effect, with the security events', async () => {
    const noura = await signedInCustomer(app)
    await askForChange(noura)
    await takeEffect(deps)
    await deliverMessages(deps)
    const messages = await messagesTo(noura)
    const text = /changes on .+ at \d\d:\d\d\. If this was not you, cancel it under Settings/
    expect(messages).toContainEqual(expect.stringMatching(text))
    expect(messages).toContainEqual(expect.stringContaining('Your Plink account now has another mobile number.'))
    expect((await eventsOf(noura)).slice(0, 2)).toEqual(['phone_changed', 'phone_change_asked'])
    const { items } = await (await noura.get('/api/v1/notifications')).json()
    expect(items.slice(0, 2)).toMatchObject([{ kind: 'phone_changed' }, { kind: 'phone_change_asked' }])
  })

  test('the number changes when the time is over, and not before, and the staff find it', async () => {
    const noura = on(slow, await signedInCustomer(app))
    const phone = newPhone()
    await askForChange(noura, phone)
    clock.advance(DAY_SECONDS - 60)
    await takeEffect(deps)
    await withPhone(noura, noura.identifier).signIn()
    clock.advance(60)
    await takeEffect(deps)
    const customer = await withPhone(noura, phone).signIn()
    const sara = await new StaffMember(app).signIn()
    expect(await foundBy(sara, phone)).toMatchObject([{ customerId: customer.userId }])
    expect(await detailsOf(sara, customer.userId)).toMatchObject({ customer: { phoneNumber: phoneToE164(phone) } })
    expect(await foundBy(sara, noura.identifier)).toEqual([])
  })

  test('a frozen wallet keeps its number until the freeze is lifted, and the code is not used up', async () => {
    const noura = await signedInCustomer(app)
    const { freeze, unfreeze } = await staffFor(noura)
    const phone = newPhone()
    const id = await startChange(noura, phone)
    await freeze()
    expect(await confirmChange(noura, id)).toEqual(refusal(409, 'WALLET_FROZEN'))
    await unfreeze()
    await confirmCurrent(noura, id)
    expect(await confirmChange(noura, id)).toMatchObject({ status: 200, body: { state: 'waiting' } })
    await freeze()
    await takeEffect(deps)
    expect(await newestChange(noura)).toMatchObject({ state: 'waiting' })
    await unfreeze()
    await takeEffect(deps)
    expect(await newestChange(noura)).toMatchObject({ state: 'changed' })
    await withPhone(noura, phone).signIn()
  })

  test('of a frozen wallet, a change that waits can be cancelled', async () => {
    const noura = await signedInCustomer(app)
    const { freeze, unfreeze } = await staffFor(noura)
    const id = await askForChange(noura)
    await freeze()
    expect(await cancelChange(noura, id)).toMatchObject({ status: 200, body: { state: 'cancelled' } })
    await unfreeze()
    await takeEffect(deps)
    expect(await newestChange(noura)).toMatchObject({ state: 'cancelled' })
  })

  test('codes on their way to the old number are void', async () => {
    const noura = await signedInCustomer(app)
    await askForChange(noura)
    const { actionId, otpCode } = await (await noura.post('/api/v1/wallet/actions', DEACTIVATE)).json()
    const thief = await noura.at({ ...noura.device, platform: 'ios' }).startLogin()
    await takeEffect(deps)
    expect(await outcome(noura.post(`/api/v1/wallet/actions/${actionId}/confirm`, { otp: otpCode }))).toEqual(
      refusal(410, 'ACTION_EXPIRED'),
    )
    expect(await outcome(thief.tryCode(thief.otp))).toEqual(refusal(410, 'LOGIN_EXPIRED'))
  })

  test('the old number can sign up again', async () => {
    const noura = await signedInCustomer(app)
    await askForChange(noura)
    await takeEffect(deps)
    await signUp(app, { phone: noura.identifier }).toTheEnd()
  })

  test('fails when another account has the number meanwhile, and says so', async () => {
    const noura = await signedInCustomer(app)
    const phone = newPhone()
    await askForChange(noura, phone)
    await signUp(app, { phone }).toTheEnd()
    await takeEffect(deps)
    expect(await newestChange(noura)).toMatchObject({ state: 'failed' })
    expect(await me(noura)).toMatchObject({ body: { phoneNumber: phoneToE164(noura.identifier) } })
    await deliverMessages(deps)
    const text = expect.stringContaining('stays as it is: another account has the new one')
    expect(await messagesTo(noura)).toContainEqual(text)
    expect((await eventsOf(noura))[0]).toBe('phone_change_failed')
  })

  test('one of two accounts gets the number that both change to', async () => {
    const [noura, sara] = [await signedInCustomer(app), await signedInCustomer(app)]
    const phone = newPhone()
    await askForChange(noura, phone)
    await askForChange(sara, phone)
    await Promise.all([takeEffect(deps), takeEffect(deps)])
    const states = [await newestChange(noura), await newestChange(sara)].map(change => change?.state)
    expect(states.sort()).toEqual(['changed', 'failed'])
  })

  test('a sign-up that has begun with the number ends', async () => {
    const noura = await signedInCustomer(app)
    const signUpOfOther = await signUp(app, { phone: newPhone() }).upTo('password')
    await askForChange(noura, signUpOfOther.values.phone)
    await takeEffect(deps)
    expect(await newestChange(noura)).toMatchObject({ state: 'changed' })
    await expect(signUpOfOther.toTheEnd()).rejects.toThrow('UNAUTHENTICATED')
  })

  test('a wrong code is counted, and five lock', async () => {
    const noura = await signedInCustomer(app)
    const id = await startChange(noura)
    expect(await confirmChange(noura, id, wrongCode(noura.otp))).toMatchObject({
      status: 400,
      body: { attemptsRemaining: 4 },
    })
    for (const attempt of [1, 2, 3, 4]) await confirmChange(noura, id, wrongCode(noura.otp, attempt))
    expect(await confirmChange(noura, id)).toEqual(refusal(423, 'OTP_LOCKED'))
  })

  test('succeeds once when it is called ten times at once', async () => {
    const noura = await signedInCustomer(app)
    const id = await startChange(noura)
    await confirmCurrent(noura, id)
    const results = await atOnce(10, () => noura.post(`${PHONE_CHANGES}/${id}/confirm`, { otp: noura.otp }))
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('ends when the codes are missing for a quarter of an hour', async () => {
    const noura = await signedInCustomer(app)
    const id = await startChange(noura)
    clock.advance(15 * 60)
    await takeEffect(deps)
    await noura.refresh()
    expect(await newestChange(noura)).toMatchObject({ state: 'expired' })
    expect(await outcome(noura.post(`${PHONE_CHANGES}/${id}/code`, {}))).toEqual(refusal(410, 'ACTION_EXPIRED'))
  })

  test("nobody can use another account's change", async () => {
    const [noura, sara] = [await signedInCustomer(app), await signedInCustomer(app)]
    const id = await startChange(noura)
    for (const path of ['confirm', 'code', 'cancel'])
      expect(
        await outcome(sara.post(`${PHONE_CHANGES}/${id}/${path}`, path === 'confirm' ? { otp: noura.otp } : {})),
      ).toEqual(refusal(404, 'PHONE_CHANGE_NOT_FOUND'))
  })

  test('the database keeps what was asked for, and the time that was promised', async () => {
    const noura = on(slow, await signedInCustomer(app))
    const id = await askForChange(noura)
    const change = db.update(phoneChanges)
    const isThis = eq(phoneChanges.id, id)
    await expect(change.set({ newPhone: phoneToE164(newPhone()) }).where(isThis)).rejects.toThrow()
    await expect(change.set({ takesEffectAt: clock() }).where(isThis)).rejects.toThrow()
    await expect(db.delete(phoneChanges).where(isThis)).rejects.toThrow()
    const ofAnother = (await newCustomer(app)).identifier
    const steal = db.update(accounts).set({ phone: phoneToE164(ofAnother) })
    await expect(steal.where(eq(accounts.id, noura.userId))).rejects.toThrow()
  })
})
