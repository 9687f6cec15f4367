import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { newCustomer, seededCustomer } from '#api/testing/customers/customer.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { messagesTo } from '#api/testing/customers/session-steps.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { outcome } from '#api/testing/outcome.ts'
import {
  detailsOf,
  foundBy,
  help,
  idOf,
  lockBy,
  REASON,
  WRONG_PASSWORD,
} from '#api/testing/staff/customer-care-steps.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'

const { app, clock, database, deps } = await testApp()
afterAll(() => database.close())

const sara = new StaffMember(app)
beforeAll(() => sara.signIn())

test.each(['unlock', 'end-sessions'])(
  'unlockCustomer and endCustomerSessions refuse a reason with too few visible characters: %s',
  async action => {
    const noura = await newCustomer(app)
    expect(
      await outcome(sara.post(`/customers/${await idOf(sara, noura)}/${action}`, { reason: 'o\u200b\u200bk' })),
    ).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', fields: { reason: expect.any(String) } },
    })
  },
)

describe('unlockCustomer: the end of locks', () => {
  test('of sign-in lets the customer in at once, who sees that it happened', async () => {
    const noura = await newCustomer(app)
    await lockBy(() => noura.tryPassword(WRONG_PASSWORD))
    const id = await idOf(sara, noura)
    const lockedUntil = new Date(clock().getTime() + 900_000).toISOString()
    expect((await detailsOf(sara, id)).locks).toEqual([{ type: 'login', kind: 'soft', lockedUntil }])
    expect(await help(sara, id, 'unlock')).toEqual({ status: 200, body: { ended: 1 } })
    await noura.signIn()
    const { items } = await (await noura.get('/api/v1/auth/events')).json()
    expect(items).toContainEqual(expect.objectContaining({ type: 'unlocked', reason: 'admin' }))
    expect(await detailsOf(sara, id)).toMatchObject({
      customer: { status: 'active' },
      locks: [],
      adminEvents: [
        {
          type: 'locks_ended',
          reason: REASON,
          subject: { id, name: (await foundBy(sara, noura.identifier))[0]?.phoneNumber },
        },
        { type: 'customer_viewed' },
      ],
    })
  })

  test('is reported to the customer, without the reason', async () => {
    const noura = await newCustomer(app)
    await lockBy(() => noura.tryPassword(WRONG_PASSWORD))
    await help(sara, await idOf(sara, noura), 'unlock')
    await deliverMessages(deps)
    const texts = (await messagesTo(noura)).join()
    expect(texts).toContain('Your Plink account was unlocked. If you did not ask for it, call')
    expect(texts).not.toContain(REASON)
  })

  test('of recovery and sign-in together ends both', async () => {
    const noura = await newCustomer(app)
    await lockBy(() => noura.tryPassword(WRONG_PASSWORD))
    await lockBy(() => noura.tryRecovery({ idUnn: noura.idNumber, dateOfBirth: '1990-01-01' }))
    const id = await idOf(sara, noura)
    expect((await detailsOf(sara, id)).locks.map(({ type }) => type)).toEqual(['login', 'recovery'])
    expect(await help(sara, id, 'unlock')).toMatchObject({ body: { ended: 2 } })
    await noura.startRecovery()
  })

  test('of a permanent one lets the customer in, and the locks that led to it no longer count', async () => {
    const customer = seededCustomer(app, '0500000017')
    expect((await customer.tryPassword(customer.password)).status).toBe(423)
    const id = await idOf(sara, customer)
    expect((await detailsOf(sara, id)).locks).toEqual([{ type: 'login', kind: 'hard' }])
    expect(await help(sara, id, 'unlock')).toMatchObject({ status: 200 })
    await customer.signIn()
    await lockBy(() => customer.tryPassword(WRONG_PASSWORD))
    expect(await outcome(customer.tryPassword(WRONG_PASSWORD))).toMatchObject({ status: 423, body: { reason: 'soft' } })
  })

  test('forgets the failures that were counted', async () => {
    const noura = await newCustomer(app)
    await lockBy(() => noura.tryPassword(WRONG_PASSWORD))
    await help(sara, await idOf(sara, noura), 'unlock')
    expect(await outcome(noura.tryPassword(WRONG_PASSWORD))).toMatchObject({ body: { attemptsRemaining: 4 } })
  })

  test.each([
    ['who is not locked', async () => idOf(sara, await newCustomer(app))],
    ['who is still signing up', async () => (await signUp(app).upTo('cr')).userId],
  ])('is refused for somebody %s, and not written down', async (_who, whose) => {
    const id = await whose()
    expect(await help(sara, id, 'unlock')).toMatchObject({ status: 409, body: { code: 'NOT_LOCKED' } })
    expect((await detailsOf(sara, id)).adminEvents).toEqual([])
  })

  test('is refused once a lock has run out', async () => {
    const noura = await newCustomer(app)
    await lockBy(() => noura.tryPassword(WRONG_PASSWORD))
    const id = await idOf(sara, noura)
    clock.advance(900)
    expect((await detailsOf(sara, id)).locks).toEqual([])
    expect(await help(sara, id, 'unlock')).toMatchObject({ body: { code: 'NOT_LOCKED' } })
  })
})
