import { afterAll, describe, expect, test } from 'vitest'
import type { EmailMessage, EmailProvider } from '#api/outside/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import { newCustomer } from '#api/testing/customers/customer.ts'
import {
  askForEmail,
  emailsTo,
  newestEmailChange,
  newestToken,
  tryEmail,
  tryToken,
} from '#api/testing/customers/email-changes.ts'
import { newMember } from '#api/testing/customers/members.ts'
import { me, messagesTo, signedInCustomer } from '#api/testing/customers/session-steps.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { atOnce, refusal } from '#api/testing/outcome.ts'
import { idOf } from '#api/testing/staff/customer-care-steps.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'
import { phoneToE164 } from '#domain/phone.ts'

const { app, clock, database, deps } = await testApp()
afterAll(() => database.close())

const NEW = 'noura@palm.example'
const emailsOf = ({ identifier }: { identifier: string }) => emailsTo(app, phoneToE164(identifier))
const tokenOf = ({ identifier }: { identifier: string }) => newestToken(app, phoneToE164(identifier))
const profileOf = async (customer: Parameters<typeof me>[0]) => (await me(customer)).body.profile

describe('changeEmail', () => {
  test('sends a link to the new address, which nobody has before the link is used', async () => {
    const [noura, sara] = [await signedInCustomer(app), await new StaffMember(app).signIn()]
    const seenByStaff = async () => (await sara.get(`/customers/${await idOf(sara, noura)}`)).json()
    const change = await askForEmail(deps, noura)
    expect(change).toMatchObject({ newEmail: NEW, state: 'waiting' })
    expect(Date.parse(change.expiresAt)).toBe(clock().getTime() + 86_400_000)
    expect(await profileOf(noura)).not.toHaveProperty('email')
    expect(await emailsOf(noura)).toMatchObject([{ to: NEW, subject: 'Confirm your email address' }])
    expect(await tryToken(app, await tokenOf(noura))).toEqual({ status: 200, body: { email: NEW } })
    expect(await profileOf(noura)).toMatchObject({ email: NEW, isEmailConfirmed: true })
    expect(await seenByStaff()).toMatchObject({ email: NEW, isEmailConfirmed: true })
  })

  test('needs the password, and a wrong one counts as a failed sign-in', async () => {
    const noura = await signedInCustomer(app)
    expect(await tryEmail(noura, NEW, 'Wrong#Trees1')).toMatchObject({
      status: 422,
      body: { code: 'PASSWORD_WRONG', attemptsRemaining: 4 },
    })
    expect(await tryEmail(noura, null, 'Wrong#Trees1')).toEqual(refusal(422, 'PASSWORD_WRONG'))
    for (let count = 0; count < 3; count += 1) await tryEmail(noura, NEW, 'Wrong#Trees1')
    expect(await tryEmail(noura, NEW)).toEqual(refusal(423, 'ACCOUNT_LOCKED'))
    expect(await newestEmailChange(noura)).toBeNull()
  })

  test('with the right password ends the count of wrong ones', async () => {
    const noura = await signedInCustomer(app)
    for (let count = 0; count < 4; count += 1) await tryEmail(noura, NEW, 'Wrong#Trees1')
    expect(await tryEmail(noura, NEW)).toMatchObject({ status: 200 })
    expect(await tryEmail(noura, NEW, 'Wrong#Trees1')).toMatchObject({ status: 422, body: { attemptsRemaining: 4 } })
  })

  test.each(['noura', 'noura@palm', `${'n'.repeat(250)}@palm.example`, '', 7, 'a@b.example\r\nBcc: c@d.example'])(
    'refuses %j',
    async email => {
      const noura = await signedInCustomer(app)
      const body = { currentPassword: noura.password, email }
      const response = await noura.patch('/api/v1/auth/me', body)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'VALIDATION_ERROR', fields: { email: expect.any(String) } })
    },
  )

  test('refuses the address that is confirmed, and takes it while it is not', async () => {
    const noura = await signedInCustomer(app)
    await askForEmail(deps, noura)
    await tryToken(app, await tokenOf(noura))
    expect(await tryEmail(noura, NEW)).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } })
  })

  test('says the same of an address that another business has', async () => {
    const [noura, sara] = [await signedInCustomer(app), await signedInCustomer(app)]
    for (const customer of [noura, sara]) {
      await askForEmail(deps, customer, 'shared@palm.example')
      expect(await tryToken(app, await tokenOf(customer))).toMatchObject({ status: 200 })
    }
    expect(await profileOf(noura)).toEqual(expect.objectContaining({ email: 'shared@palm.example' }))
  })

  test('voids the change before it, and nothing when it is repeated', async () => {
    const noura = await signedInCustomer(app)
    const first = await askForEmail(deps, noura, 'first@palm.example')
    const token = await tokenOf(noura)
    expect(await askForEmail(deps, noura, 'first@palm.example')).toEqual(first)
    clock.advance(1)
    const second = await askForEmail(deps, noura, 'second@palm.example')
    expect(second.emailChangeId).not.toBe(first.emailChangeId)
    expect(await tryToken(app, token)).toEqual(refusal(410, 'ACTION_EXPIRED'))
    expect(await emailsOf(noura)).toHaveLength(2)
  })

  // More concurrent passwords count as guesses.
  test('starts one change when it is called four times at once', async () => {
    const noura = await signedInCustomer(app)
    const body = { currentPassword: noura.password, email: NEW }
    const results = await atOnce(4, () => noura.patch('/api/v1/auth/me', body))
    expect(results.map(({ status }) => status)).toEqual(Array(4).fill(200))
    await deliverMessages(deps)
    expect(await emailsOf(noura)).toHaveLength(1)
  })

  test('sends ten links an hour, whatever the addresses', async () => {
    const noura = await signedInCustomer(app)
    for (let count = 0; count < 10; count += 1) {
      clock.advance(1)
      await askForEmail(deps, noura, `n${count}@palm.example`)
    }
    expect(await tryEmail(noura, 'n10@palm.example')).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', reason: 'emails_per_hour', retryAfterSeconds: 3600 - 9 },
    })
    expect(await newestEmailChange(noura)).toMatchObject({ newEmail: 'n9@palm.example', state: 'waiting' })
    clock.advance(3600)
    await noura.refresh()
    expect(await tryEmail(noura, 'n10@palm.example')).toMatchObject({ status: 200 })
  })

  test('removes the email at once, and ends a change that waits', async () => {
    const noura = await signedInCustomer(app)
    await askForEmail(deps, noura)
    await tryToken(app, await tokenOf(noura))
    clock.advance(1)
    await askForEmail(deps, noura, 'other@palm.example')
    expect((await tryEmail(noura, null)).body.profile).not.toHaveProperty('email')
    await deliverMessages(deps)
    expect(await newestEmailChange(noura)).toMatchObject({ state: 'cancelled' })
    expect(await messagesTo(noura)).toContainEqual(
      expect.stringContaining('The email of your Plink account was removed.'),
    )
    expect(await emailsOf(noura)).toContainEqual(
      expect.objectContaining({ to: NEW, subject: 'Your email address was removed' }),
    )
  })

  test('is for owners, whose change both they and the opener of the business hear of', async () => {
    const noura = await signedInCustomer(app)
    const { userId } = (await me(noura)).body
    const maker = await (await newMember(deps, app, String(userId), 'maker')).signIn()
    const owner = await (await newMember(deps, app, String(userId), 'owner')).signIn()
    expect(await tryEmail(maker, NEW)).toEqual(refusal(403, 'ROLE_REQUIRED'))
    await askForEmail(deps, owner)
    await tryToken(app, await tokenOf(owner))
    await deliverMessages(deps)
    for (const customer of [noura, owner]) {
      expect(await messagesTo(customer)).toContainEqual(
        expect.stringContaining('email of your Plink account was changed'),
      )
      const { items } = await (await customer.get('/api/v1/notifications')).json()
      expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(
        expect.arrayContaining(['email_change_asked', 'email_changed']),
      )
    }
    expect(await profileOf(noura)).toMatchObject({ email: NEW })
  })

  test('is stopped while the wallet is frozen', async () => {
    const [noura, sara] = [await signedInCustomer(app), await new StaffMember(app).signIn()]
    await askForEmail(deps, noura)
    await sara.post(`/customers/${await idOf(sara, noura)}/freeze`, { reason: 'Fraud report 2026-17' })
    expect(await tryEmail(noura, 'other@palm.example')).toEqual(refusal(409, 'WALLET_FROZEN'))
    expect(await tryEmail(noura, null)).toEqual(refusal(409, 'WALLET_FROZEN'))
    expect(await tryToken(app, await tokenOf(noura))).toEqual(refusal(409, 'WALLET_FROZEN'))
  })

  test('says that an address was refused, which ends the change, and no other', async () => {
    const [noura, sara] = [await signedInCustomer(app), await signedInCustomer(app)]
    await askForEmail(deps, sara)
    expect(await askForEmail(deps, noura, 'Refused@sandbox.test')).toMatchObject({ state: 'failed' })
    expect(await emailsOf(noura)).toEqual([])
    expect(await newestEmailChange(sara)).toMatchObject({ state: 'waiting' })
    clock.advance(1)
    expect(await askForEmail(deps, noura, NEW)).toMatchObject({ newEmail: NEW, state: 'waiting' })
  })

  test('writes in the language of the reader, from right to left', async () => {
    const emails: EmailMessage[] = []
    const email: EmailProvider = {
      async send(message) {
        emails.push(message)
        return 'sent'
      },
    }
    const noura = await (await newCustomer(app)).signIn()
    await noura.put('/api/v1/auth/me/message-language', { messageLanguage: 'ar' })
    await tryEmail(noura, NEW)
    await deliverMessages({ ...deps, providers: { ...deps.providers, email } })
    const [message] = emails
    expect(message?.subject).toBe('أكّد بريدك الإلكتروني')
    expect(message?.html).toContain('<html lang="ar" dir="rtl">')
    expect(message?.html).toMatch(/<p dir="ltr"><a href="http:\/\/localhost:3000\/confirm-email#[\w-]{43}">/)
    expect(message?.text).toMatch(/\nhttp:\/\/localhost:3000\/confirm-email#[\w-]{43}\n/)
  })
})
