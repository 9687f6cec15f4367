import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { emailChanges } from '#api/kernel/db/schema/email-changes.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { deleteExpired } from '#api/run/jobs/delete-expired.ts'
import { testApp } from '#api/testing/app.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import {
  askForEmail,
  EMAIL_CHANGES,
  emailsTo,
  newestEmailChange,
  newestToken,
  tryEmail,
  tryToken,
} from '#api/testing/customers/email-changes.ts'
import { newMember } from '#api/testing/customers/members.ts'
import { me, messagesTo, signedInCustomer } from '#api/testing/customers/session-steps.ts'
import { changeRole } from '#api/testing/customers/team.ts'
import { dumpOf } from '#api/testing/database/dump.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { atOnce, outcome, refusal } from '#api/testing/outcome.ts'
import { idOf } from '#api/testing/staff/customer-care-steps.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'
import { phoneToE164 } from '#domain/phone.ts'

const { app, clock, database, deps } = await testApp()
afterAll(() => database.close())

const [NEW, NEWER] = ['noura@palm.example', 'salem@palm.example']
const tokenOf = ({ identifier }: Customer) => newestToken(app, phoneToE164(identifier))
const emailOf = async (customer: Customer) => (await (await customer.get('/api/v1/auth/me')).json()).profile.email
const act = (customer: Customer, id: string, action: 'link' | 'cancel') =>
  outcome(customer.post(`${EMAIL_CHANGES}/${id}/${action}`, {}))

async function withToken(email?: string) {
  const noura = await signedInCustomer(app)
  const change = await askForEmail(deps, noura, email)
  return { noura, change, token: await tokenOf(noura) }
}

describe('confirmEmailChange', () => {
  test('tells the old address and the phone, and the new address nothing', async () => {
    const { noura, token } = await withToken()
    await tryToken(app, token)
    clock.advance(1)
    await askForEmail(deps, noura, NEWER)
    await tryToken(app, await tokenOf(noura))
    await deliverMessages(deps)
    const emails = (await emailsTo(app, phoneToE164(noura.identifier))).filter(({ subject }) => /changed/.test(subject))
    expect(emails.map(({ to }) => to)).toEqual([NEW])
    const messages = (await messagesTo(noura)).filter(text => text.includes('email of your Plink account was changed'))
    expect(messages).toHaveLength(2)
    expect(await emailOf(noura)).toBe(NEWER)
  })

  test('takes a token once, also from ten calls at once', async () => {
    const { noura, token } = await withToken()
    const call = () =>
      app.request(`${EMAIL_CHANGES}/confirm`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token }),
      })
    const results = await atOnce(10, call)
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(results.filter(({ status }) => status !== 200)).toEqual(Array(9).fill(refusal(410, 'EMAIL_LINK_USED')))
    expect(await tryToken(app, token)).toEqual(refusal(410, 'EMAIL_LINK_USED'))
    expect(await newestEmailChange(noura)).toMatchObject({ state: 'confirmed' })
  })

  test('refuses an unknown token, and one in whose place another was sent', async () => {
    const { noura, change, token } = await withToken()
    expect(await tryToken(app, 'x'.repeat(43))).toEqual(refusal(404, 'EMAIL_LINK_INVALID'))
    clock.advance(1)
    expect(await act(noura, change.emailChangeId, 'link')).toMatchObject({ status: 200, body: { state: 'waiting' } })
    await deliverMessages(deps)
    expect(await tryToken(app, token)).toEqual(refusal(404, 'EMAIL_LINK_INVALID'))
    expect(await tryToken(app, await tokenOf(noura))).toMatchObject({ status: 200 })
  })

  test('refuses a token after a day, unless the link was sent again', async () => {
    const { noura, change, token } = await withToken()
    clock.advance(86_400 - 1)
    await noura.signIn()
    await act(noura, change.emailChangeId, 'link')
    await deliverMessages(deps)
    clock.advance(86_400 - 1)
    expect(await tryToken(app, token)).toEqual(refusal(404, 'EMAIL_LINK_INVALID'))
    const newToken = await tokenOf(noura)
    clock.advance(1)
    expect(await tryToken(app, newToken)).toEqual(refusal(410, 'ACTION_EXPIRED'))
    await noura.signIn()
    expect(await newestEmailChange(noura)).toMatchObject({ state: 'expired' })
    expect(await act(noura, change.emailChangeId, 'link')).toEqual(refusal(410, 'ACTION_EXPIRED'))
    await deleteExpired(deps)
    expect(await tryToken(app, newToken)).toEqual(refusal(410, 'ACTION_EXPIRED'))
    expect(await act(noura, change.emailChangeId, 'cancel')).toEqual(refusal(410, 'ACTION_EXPIRED'))
  })

  test('refuses a token whose change was cancelled, which repeating does not change', async () => {
    const { noura, change, token } = await withToken()
    for (let count = 0; count < 2; count += 1)
      expect(await act(noura, change.emailChangeId, 'cancel')).toMatchObject({ body: { state: 'cancelled' } })
    expect(await tryToken(app, token)).toEqual(refusal(410, 'ACTION_EXPIRED'))
    expect(await emailOf(noura)).toBeUndefined()
  })

  test("of another business's change nobody sends the link or cancels it", async () => {
    const { change } = await withToken()
    const sara = await signedInCustomer(app)
    for (const action of ['link', 'cancel'] as const)
      expect(await act(sara, change.emailChangeId, action)).toEqual(refusal(404, 'EMAIL_CHANGE_NOT_FOUND'))
  })

  test('confirms nothing for an owner who has left, or lost the role', async () => {
    const noura = await signedInCustomer(app)
    const { userId } = (await me(noura)).body
    const owner = async () => (await newMember(deps, app, String(userId), 'owner')).signIn()
    const [formerMember, viewer] = [await owner(), await owner()]
    const memberIdOf = async (member: Customer) => String((await me(member)).body.userId)
    await askForEmail(deps, formerMember)
    const first = await tokenOf(formerMember)
    expect((await noura.delete(`/api/v1/team/members/${await memberIdOf(formerMember)}`)).status).toBe(204)
    expect(await newestEmailChange(noura)).toMatchObject({ state: 'cancelled' })
    expect(await tryToken(app, first)).toEqual(refusal(410, 'ACTION_EXPIRED'))
    clock.advance(1)
    await askForEmail(deps, viewer, NEWER)
    const second = await tokenOf(viewer)
    expect(second).not.toBe(first)
    expect((await changeRole(noura, await memberIdOf(viewer), 'viewer')).status).toBe(204)
    expect(await newestEmailChange(noura)).toMatchObject({ newEmail: NEWER, state: 'cancelled' })
    expect(await tryToken(app, second)).toEqual(refusal(410, 'ACTION_EXPIRED'))
    expect(await emailOf(noura)).toBeUndefined()
  })

  test('confirms nothing for who is no owner, although the change waits', async () => {
    const noura = await signedInCustomer(app)
    const owner = await (await newMember(deps, app, noura.userId, 'owner')).signIn()
    await askForEmail(deps, owner)
    // A server of the previous release changes a role without ending the change of the email.
    await database.db.update(accounts).set({ role: 'viewer' }).where(eq(accounts.id, owner.userId))
    expect(await newestEmailChange(noura)).toMatchObject({ state: 'waiting' })
    expect(await tryToken(app, await tokenOf(owner))).toEqual(refusal(410, 'ACTION_EXPIRED'))
    expect(await emailOf(noura)).toBeUndefined()
  })

  test('confirms nothing for a closed account', async () => {
    const { noura, token } = await withToken()
    const [sara, omar] = [
      await new StaffMember(app).signIn(),
      await new StaffMember(app, 'omar@plink.example').signIn(),
    ]
    const { requestId } = await (
      await sara.post(`/customers/${await idOf(sara, noura)}/closure-requests`, { reason: 'Asked for it' })
    ).json()
    const response = await omar.post(`/requests/${requestId}/decision`, { decision: 'approve', note: 'Seen' })
    expect(response.status).toBe(200)
    expect(await tryToken(app, token)).toEqual(refusal(410, 'ACTION_EXPIRED'))
  })

  test('keeps only a hash of the token, and the address sealed', async () => {
    const { noura, token } = await withToken('hidden@palm.example')
    await tryToken(app, token)
    await deliverMessages(deps)
    const { sandbox_emails: _shown, ...dump } = await dumpOf(database.db)
    const text = JSON.stringify(dump)
    expect(text).not.toContain(token)
    expect(text).not.toContain('hidden@palm.example')
    expect(await emailOf(noura)).toBe('hidden@palm.example')
  })
})

describe('the database', () => {
  test('keeps what was asked for, and what was confirmed', async () => {
    const { token } = await withToken()
    await tryToken(app, token)
    const { db } = database
    await expect(db.update(emailChanges).set({ newEmail: NEWER })).rejects.toThrow()
    await expect(db.update(emailChanges).set({ tokenHash: 'another' })).rejects.toThrow()
    await expect(db.delete(emailChanges)).rejects.toThrow()
  })

  test('takes an email that a server of the release before has written for unconfirmed', async () => {
    const { noura, token } = await withToken()
    await tryToken(app, token)
    await database.db.update(profiles).set({ email: NEWER })
    expect((await me(noura)).body.profile).toMatchObject({ email: NEWER, isEmailConfirmed: false })
    expect(await tryEmail(noura, NEWER)).toMatchObject({ status: 200 })
  })

  test('has nobody at an unconfirmed address told that it was removed', async () => {
    const { noura, token } = await withToken()
    await tryToken(app, token)
    await database.db.update(profiles).set({ email: NEWER })
    expect(await tryEmail(noura, null)).toMatchObject({ status: 200 })
    await deliverMessages(deps)
    expect(await messagesTo(noura)).toContainEqual(expect.stringContaining('was removed'))
    const emails = await emailsTo(app, phoneToE164(noura.identifier))
    expect(emails.map(({ subject }) => subject)).toEqual(['Confirm your email address'])
  })

  test('has at most one change of a business that waits', async () => {
    const { change } = await withToken()
    const copy = sql`insert into email_changes select gen_random_uuid(), account_id, asked_by, new_email, 'another', state, state_cause, state_since,
      created_at, expires_at from email_changes where id = ${change.emailChangeId}`
    await expect(database.db.execute(copy)).rejects.toThrow()
  })
})

// PGlite has one connection, so it cannot run two transactions at once.
describe.runIf(process.env.TEST_DB === 'postgres')('beside another transaction', () => {
  const waiting = () =>
    database.db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`)

  test('a link in whose place another is sent meanwhile confirms nothing', async () => {
    const { noura, change, token } = await withToken()
    const confirming: Promise<unknown>[] = []
    await database.db.transaction(async tx => {
      await tx.update(emailChanges).set({ tokenHash: 'another' }).where(eq(emailChanges.id, change.emailChangeId))
      confirming.push(tryToken(app, token))
      await expect.poll(waiting).toBe(1)
    })
    expect(await Promise.all(confirming)).toEqual([refusal(410, 'ACTION_EXPIRED')])
    expect(await emailOf(noura)).toBeUndefined()
  })
})
