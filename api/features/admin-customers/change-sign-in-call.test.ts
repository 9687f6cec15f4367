import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { sandboxMessages } from '#api/kernel/db/schema/sandbox.ts'
import { testApp } from '#api/testing/app.ts'
import { callStatus, completeCall, inState } from '#api/testing/customers/call-steps.ts'
import { newCustomer, seededCustomer } from '#api/testing/customers/customer.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { outcome } from '#api/testing/outcome.ts'
import { closeTogether } from '#api/testing/staff/closure-steps.ts'
import { detailsOf, idOf } from '#api/testing/staff/customer-care-steps.ts'
import { StaffMember, VIEWER } from '#api/testing/staff/staff-member.ts'
import { phoneToE164 } from '#domain/phone.ts'

const { app, database, deps } = await testApp()
afterAll(() => database.close())

const sara = await new StaffMember(app).signIn()
const omar = await new StaffMember(app, 'omar@plink.example').signIn()

const REASON = 'SIM swap, case 2026-31'
const change = (id: string, signInCall: boolean, { staff = sara, reason = REASON } = {}) =>
  outcome(staff.put(`/customers/${id}/sign-in-call`, { signInCall, reason }))
const refusal = (status: number, code: string) => ({ status, body: { code } })

describe('changeSignInCall', () => {
  test('the next sign-in needs a call, also one whose code is on its way, until it is switched off', async () => {
    const noura = await newCustomer(app)
    const id = await idOf(sara, noura)
    await noura.startLogin()
    expect(await change(id, true)).toEqual({ status: 200, body: { signInCall: true } })
    await noura.verifyLogin()
    expect(noura.accessToken).toBe('')
    expect(await callStatus(noura)).toEqual(inState('calling'))
    await noura.press(1)
    expect(await callStatus(noura)).toEqual(inState('confirmed'))
    expect((await completeCall(noura)).status).toBe(200)

    expect(await change(id, false)).toEqual({ status: 200, body: { signInCall: false } })
    expect((await noura.signIn()).accessToken).not.toBe('')
  })

  test('devices that are signed in stay signed in', async () => {
    const noura = await (await newCustomer(app)).signIn()
    await change(await idOf(sara, noura), true)
    expect((await noura.get('/api/v1/auth/me')).status).toBe(200)
    await noura.refresh()
  })

  test('staff see how it is and who changed it why, and the customer gets a message about the change without the reason', async () => {
    const noura = await newCustomer(app)
    const id = await idOf(sara, noura)
    expect((await detailsOf(sara, id)).signInCall).toBe(false)
    await change(id, true, { reason: ` ${REASON} ` })
    const { signInCall, adminEvents } = await detailsOf(sara, id)
    expect(signInCall).toBe(true)
    expect(adminEvents[0]).toMatchObject({
      type: 'sign_in_call_changed',
      admin: { name: 'Sara' },
      reason: REASON,
      changes: [{ field: 'signInCall', from: 'false', to: 'true' }],
    })
    await change(id, false)
    await deliverMessages(deps)
    const phone = phoneToE164(noura.identifier)
    const smsMessages = await deps.db.select().from(sandboxMessages).where(eq(sandboxMessages.phone, phone))
    const bodies = smsMessages.map(({ body }) => body)
    expect(bodies).toContain('From now on, we call you to confirm each sign-in to your Plink account.')
    expect(bodies.join()).toContain('We no longer call you to confirm sign-ins to your Plink account.')
    expect(bodies.join()).not.toContain('SIM swap')
  })

  test('of several at once one changes it', async () => {
    const id = await idOf(sara, await newCustomer(app))
    const outcomes = await Promise.all([change(id, true), change(id, true), change(id, true)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { adminEvents } = await detailsOf(sara, id)
    expect(adminEvents.filter(({ type }) => type === 'sign_in_call_changed')).toHaveLength(1)
  })

  test('the accounts that the sandbox calls are shown with the call, the others without', async () => {
    const settingOf = async (phone: string) =>
      (await detailsOf(sara, await idOf(sara, seededCustomer(app, phone)))).signInCall
    expect(await settingOf('0500000014')).toBe(true)
    expect(await settingOf('0500000011')).toBe(false)
  })

  test('needs an open account, another setting and a reason that can be read', async () => {
    const { userId: signingUp } = await signUp(app).upTo('kyb')
    expect(await detailsOf(sara, signingUp)).not.toHaveProperty('signInCall')
    expect(await change(signingUp, true)).toMatchObject(refusal(404, 'ACCOUNT_NOT_FOUND'))
    const { userId } = await signUp(app).toTheEnd()
    expect(await change(userId, false)).toMatchObject(refusal(409, 'SIGN_IN_CALL_UNCHANGED'))
    expect(await change(userId, true, { reason: 'o\u200b\u200bk' })).toMatchObject({ status: 400 })
    await closeTogether(sara, omar, userId)
    expect(await change(userId, true)).toMatchObject(refusal(409, 'ACCOUNT_CLOSED'))
  })

  test('a viewer may not', async () => {
    const viewer = await new StaffMember(app, VIEWER).signIn()
    const id = await idOf(sara, await newCustomer(app))
    expect(await change(id, true, { staff: viewer })).toMatchObject(refusal(403, 'ADMIN_REQUIRED'))
    expect((await detailsOf(sara, id)).signInCall).toBe(false)
  })
})
