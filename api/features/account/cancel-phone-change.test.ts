import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import {
  askForChange,
  cancelChange,
  newestChange,
  startChange,
  takeEffect,
  tryPhoneChange,
} from '#api/testing/customers/phone-changes.ts'
import { me, messagesTo, signedInCustomer } from '#api/testing/customers/session-steps.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { outcome, refusal } from '#api/testing/outcome.ts'
import { closeTogether } from '#api/testing/staff/closure-steps.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'
import { newPhone } from '#api/testing/unique-values.ts'
import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import { phoneToE164 } from '#domain/phone.ts'

const { app, clock, database, deps } = await testApp()
afterAll(() => database.close())

const [WAITS] = sandboxValues.phoneNumber.phone_change_waits

describe('cancelPhoneChange', () => {
  test('ends a change that waits, which then never takes effect, and tells of it', async () => {
    const noura = await signedInCustomer(app)
    const id = await askForChange(noura, WAITS)
    expect(await cancelChange(noura, id)).toMatchObject({ status: 200, body: { state: 'cancelled' } })
    expect(await cancelChange(noura, id)).toMatchObject({ status: 200, body: { state: 'cancelled' } })
    clock.advance(25 * 3600)
    await takeEffect(deps)
    await noura.signIn()
    expect(await me(noura)).toMatchObject({ body: { phoneNumber: phoneToE164(noura.identifier) } })
    await deliverMessages(deps)
    expect(await messagesTo(noura)).toContainEqual(expect.stringContaining('was cancelled'))
    const { body } = await outcome(noura.get('/api/v1/auth/events'))
    const types = (body.items as { type: string }[]).map(({ type }) => type)
    expect(types.filter(type => type === 'phone_change_cancelled')).toHaveLength(1)
  })

  test('lets another change begin, which a waiting one does not', async () => {
    const noura = await signedInCustomer(app)
    const id = await askForChange(noura, WAITS)
    expect(await tryPhoneChange(noura, newPhone())).toEqual(refusal(409, 'PHONE_CHANGE_PENDING'))
    await cancelChange(noura, id)
    await startChange(noura)
  })

  test('does not undo a change that has taken effect', async () => {
    const noura = await signedInCustomer(app)
    const id = await askForChange(noura)
    await takeEffect(deps)
    expect(await cancelChange(noura, id)).toEqual(refusal(410, 'ACTION_EXPIRED'))
    expect(await newestChange(noura)).toMatchObject({ state: 'changed' })
  })

  test('the change of an account that is closed ends with it', async () => {
    const noura = await signedInCustomer(app)
    const phone = newPhone()
    await askForChange(noura, phone)
    await closeTogether(
      await new StaffMember(app).signIn(),
      await new StaffMember(app, 'omar@plink.example').signIn(),
      noura.userId,
    )
    await takeEffect(deps)
    const { customer } = await (await (await new StaffMember(app).signIn()).get(`/customers/${noura.userId}`)).json()
    expect(customer.phoneNumber).toBe(phoneToE164(noura.identifier))
  })
})
