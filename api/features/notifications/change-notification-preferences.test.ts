import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ChangeNotificationPreferencesRequest } from '#api/contract/generated/schemas.ts'
import { messages } from '#api/kernel/db/schema/messages.ts'
import { notificationPreferences } from '#api/kernel/db/schema/notifications.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { askForEmail, emailsTo, newestToken, tryEmail, tryToken } from '#api/testing/customers/email-changes.ts'
import { kindsTold, NOTIFICATIONS, notificationsOf } from '#api/testing/customers/notifications.ts'
import { messagesTo } from '#api/testing/customers/session-steps.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { bankTransfers } from '#api/testing/money/bank-transfers.ts'
import { add, confirm, newIban } from '#api/testing/money/beneficiaries.ts'
import { confirmDraft, prepareTo } from '#api/testing/money/transfers.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { refused } from '#api/testing/money/wallet-requests.ts'
import { outcome } from '#api/testing/outcome.ts'
import { SANDBOX_PAYOUTS } from '#domain/money/sandbox-money.ts'
import { phoneToE164 } from '#domain/phone.ts'

const plink = await bankTransfers()
const { db, deps, payer, held, run, runAfter } = plink

const PATH = `${NOTIFICATIONS}/preferences`
const change = (body: object) => outcome(payer().customer.patch(PATH, body))
const choose = async (body: ChangeNotificationPreferencesRequest) => expect((await change(body)).status).toBe(200)
const preferences = async () => (await outcome(payer().customer.get(PATH))).body.items

/** Returns the text messages of the payer except codes, newest first. */
async function texts(): Promise<string[]> {
  await deliverMessages(deps)
  return (await messagesTo(payer().customer)).filter(text => !text.includes('code is'))
}

const ALL_ON = ['money_in', 'money_out', 'developers', 'security'].map(group => ({
  group,
  inApp: true,
  sms: true,
  email: false,
  canChange: group !== 'security',
}))

beforeEach(async () => expect(await preferences()).toEqual(ALL_ON))

describe('changeNotificationPreferences', () => {
  test('of one group and channel leaves the rest as it was', async () => {
    await choose({ group: 'money_in', sms: false })
    await choose({ group: 'money_in', inApp: false })
    await choose({ group: 'developers', inApp: false })
    await choose({ group: 'developers', inApp: true })
    expect(await preferences()).toEqual([{ ...ALL_ON[0], inApp: false, sms: false }, ...ALL_ON.slice(1)])
  })

  test('in two tabs at once keeps both changes', async () => {
    const tabs = [{ sms: false }, { inApp: false }, { sms: false }, { inApp: false }]
    await Promise.all(tabs.map(channel => choose({ group: 'money_out', ...channel })))
    expect(await preferences()).toContainEqual({
      group: 'money_out',
      inApp: false,
      sms: false,
      email: false,
      canChange: true,
    })
    expect((await texts()).filter(text => text.startsWith('You get no more SMS'))).toHaveLength(1)
  })

  test.each([
    { group: 'security', sms: false },
    { group: 'security', inApp: false },
    { group: 'security', email: true },
    { sms: true },
  ])('refuses %j', async body => {
    expect(await change(body)).toEqual(refused(400, 'VALIDATION_ERROR'))
    expect(await preferences()).toEqual(ALL_ON)
  })

  test('the database refuses that security is turned off', async () => {
    const { userId } = payer().customer
    const statement = db.execute(sql`
      insert into notification_preferences (account_id, kind_group, in_app, sms) values (${userId}, 'security', true, false)`)
    await expect(statement).rejects.toMatchObject({ cause: { constraint: 'notification_preferences_group' } })
  })

  test('is told by SMS where it turns SMS off, and in the list', async () => {
    await choose({ group: 'money_out', sms: false })
    await choose({ group: 'money_out', sms: true, inApp: false })
    expect(await texts()).toEqual([
      `You get no more SMS about the transfers of your Plink account. If this was not you, call ${deps.support.phone}.`,
    ])
    const [notification] = await notificationsOf(payer().customer)
    expect(notification).toMatchObject({ kind: 'sms_off', group: 'security', smsGroup: 'money_out' })
  })
})

/** Confirms an address for the payer. */
async function withEmail(address: string): Promise<void> {
  const { customer } = payer()
  await askForEmail(deps, customer, address)
  expect((await tryToken(plink.app, await newestToken(plink.app, phoneToE164(customer.identifier)))).status).toBe(200)
}

/** Returns the emails to the payer that can be turned off, newest first. */
async function emails() {
  await deliverMessages(deps)
  const all = await emailsTo(plink.app, phoneToE164(payer().customer.identifier))
  return all.filter(({ text }) => text.includes('/app/settings'))
}

describe('email', () => {
  test('needs a confirmed address, and then tells of what SMS tell', async () => {
    expect(await change({ group: 'money_out', email: true })).toEqual(refused(409, 'EMAIL_NOT_CONFIRMED'))
    await withEmail('noura@palm.example')
    await held(SANDBOX_PAYOUTS.paid_at_once)
    await run()
    expect(await emails()).toEqual([])
    await choose({ group: 'money_out', email: true })
    await held(SANDBOX_PAYOUTS.paid_later)
    await run()
    await runAfter(60)
    const [email, ...others] = await emails()
    expect(others).toEqual([])
    expect(email).toMatchObject({ to: 'noura@palm.example', subject: 'A transfer was paid' })
    expect(email?.text).toMatch(/^Your transfer of .* was paid\./)
    expect(email?.text).toContain(`${deps.publicUrl}/app/settings`)
    expect((await texts()).filter(text => text.startsWith('Your transfer'))).toHaveLength(2)
  })

  test('comes without the SMS, in the language of the person', async () => {
    await withEmail('noura@palm.example')
    const { customer } = payer()
    expect((await customer.put('/api/v1/auth/me/message-language', { messageLanguage: 'ar' })).status).toBe(200)
    await choose({ group: 'money_in', sms: false, email: true })
    const sender = await newWalletOwner(plink)
    await sender.now(topUp(100_00))
    await confirmDraft(sender.customer, await prepareTo(sender.customer, customer.identifier, 1_00))
    expect(await emails()).toMatchObject([{ subject: 'وصلك مبلغ', text: expect.stringContaining('/app/settings') }])
  })

  test('is not sent once the address is removed, nor to another one before it is confirmed', async () => {
    await withEmail('noura@palm.example')
    await choose({ group: 'money_out', email: true })
    await askForEmail(deps, payer().customer, 'sara@palm.example')
    await held(SANDBOX_PAYOUTS.paid_at_once)
    await run()
    expect((await emails()).map(({ to }) => to)).toEqual(['noura@palm.example'])
    expect((await tryEmail(payer().customer, null)).status).toBe(200)
    await held(SANDBOX_PAYOUTS.paid_later)
    await run()
    await runAfter(60)
    expect(await emails()).toHaveLength(1)
    expect(await db.$count(messages)).toBe(0)
  })

  test('is not sent to an address that is stored without a confirmation', async () => {
    await withEmail('noura@palm.example')
    await choose({ group: 'money_out', email: true })
    const isTheirs = eq(profiles.accountId, payer().customer.userId)
    await db.update(profiles).set({ email: 'stranger@palm.example' }).where(isTheirs)
    await held(SANDBOX_PAYOUTS.paid_at_once)
    await run()
    expect(await emails()).toEqual([])
    expect((await outcome(payer().customer.get(PATH))).body.emailState).toBe('unconfirmed')
  })

  test('is sent four times an hour for a kind, and the last one says so', async () => {
    await withEmail('noura@palm.example')
    await choose({ group: 'money_in', sms: false, email: true })
    const to = payer().customer.userId
    for (let count = 0; count < 6; count += 1)
      await db.transaction(tx =>
        notify(tx, { to, message: { key: 'transfer_received', amount: 1_00 }, at: deps.clock() }),
      )
    const sent = await emails()
    expect(sent).toHaveLength(4)
    expect(sent.filter(({ text }) => text.includes('There are many messages like this.'))).toHaveLength(1)
  })
})

describe('what was turned off', () => {
  test('is not listed, and everything else still is', async () => {
    await choose({ group: 'money_in', inApp: false })
    await payer().now(topUp(10_00))
    await held(SANDBOX_PAYOUTS.paid_at_once)
    await run()
    const kinds = await kindsTold(payer().customer)
    expect(kinds.filter(kind => kind === 'money_received')).toHaveLength(1)
    expect(kinds).toContain('transfer_paid')
    await choose({ group: 'money_in', inApp: true })
    await payer().now(topUp(10_00))
    expect((await kindsTold(payer().customer)).at(-1)).toBe('money_received')
  })

  test('comes by no SMS, and still stands in the list', async () => {
    await choose({ group: 'money_out', sms: false })
    await held(SANDBOX_PAYOUTS.paid_at_once)
    await run()
    expect((await texts()).filter(text => text.startsWith('Your transfer'))).toEqual([])
    expect(await kindsTold(payer().customer)).toContain('transfer_paid')
    await choose({ group: 'money_out', sms: true })
    await held(SANDBOX_PAYOUTS.paid_later)
    await run()
    await runAfter(60)
    expect(await texts()).toContainEqual(expect.stringMatching(/^Your transfer/))
  })

  test('of money that a Plink customer sends', async () => {
    const sender = await newWalletOwner(plink)
    await sender.now(topUp(100_00))
    const send = async () =>
      confirmDraft(sender.customer, await prepareTo(sender.customer, payer().customer.identifier, 1_00))
    await choose({ group: 'money_in', sms: false })
    await send()
    expect((await texts()).filter(text => text.startsWith('You have received'))).toEqual([])
    await choose({ group: 'money_in', sms: true })
    await send()
    expect(await texts()).toContainEqual(expect.stringMatching(/^You have received/))
  })

  test('keeps nobody from hearing of a new beneficiary', async () => {
    const { customer } = payer()
    for (const group of ['money_in', 'money_out', 'developers'] as const)
      await choose({ group, inApp: false, sms: false })
    await confirm(customer, await add(customer, { name: 'Green Palm', iban: newIban() }))
    expect(await kindsTold(customer)).toContain('beneficiary_added')
    expect(await texts()).toContainEqual(expect.stringMatching(/^Green Palm with the IBAN/))
    expect(await db.$count(notificationPreferences, eq(notificationPreferences.accountId, customer.userId))).toBe(3)
  })
})
