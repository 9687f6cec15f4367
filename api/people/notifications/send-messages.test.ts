import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { counters } from '#api/kernel/db/schema/auth.ts'
import { type Message, messages } from '#api/kernel/db/schema/messages.ts'
import { createLog } from '#api/kernel/platform/log.ts'
import type { SmsMessage, SmsOutcome } from '#api/outside/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import { newCustomer } from '#api/testing/customers/customer.ts'
import { dumpOf } from '#api/testing/database/dump.ts'
import { deliverMessages } from '#api/testing/messages.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { notify } from './notify.ts'

const { app, clock, database, deps } = await testApp()
const { db } = database
afterAll(() => database.close())

const { userId, identifier } = await (await newCustomer(app)).signIn()
const phone = phoneToE164(identifier)
const MESSAGE = { key: 'password_changed' as const }
const KINDS = [
  'password_changed',
  'account_unlocked',
  'phone_change_cancelled',
  'phone_change_failed',
  'email_changed',
  'email_removed',
  'sign_in_call_on',
  'sign_in_call_off',
  'wallet_deactivated',
  'wallet_frozen',
  'wallet_unfrozen',
  'approval_rules_set',
] as const

let smsMessages: SmsMessage[] = []
let lines: string[] = []
let respond: (message: SmsMessage) => Promise<SmsOutcome>
beforeEach(async () => {
  await db.delete(messages)
  await db.delete(counters)
  smsMessages = []
  lines = []
  respond = async () => 'sent'
})

const log = createLog({ destination: { write: line => lines.push(line) } })
const sms = {
  send(message: SmsMessage) {
    smsMessages.push(message)
    return respond(message)
  },
}
const deliver = () => deliverMessages({ ...deps, log, providers: { ...deps.providers, sms } })
const tell = (message: Message = MESSAGE, to = userId) => db.transaction(tx => notify(tx, { to, message, at: clock() }))

/** How often it is sent within this time, by runs a minute apart. */
async function attemptsWithin(minutes: number): Promise<number> {
  const before = smsMessages.length
  for (let minute = 0; minute < minutes; minute += 1) {
    clock.advance(60)
    await deliver()
  }
  return smsMessages.length - before
}

describe('a message', () => {
  test('is sent once to the phone of the account, however many processes send', async () => {
    for (const key of KINDS) for (let count = 0; count < 3; count += 1) await tell({ key })
    await Promise.all([deliver(), deliver(), deliver()])
    await deliver()
    expect(smsMessages).toHaveLength(3 * KINDS.length)
    expect(new Set(smsMessages.map(({ id }) => id)).size).toBe(3 * KINDS.length)
    const body = 'Your Plink password was changed. If this was not you, call +966 11 000 0000.'
    expect(smsMessages.filter(each => each.body === body)).toHaveLength(3)
    expect(new Set(smsMessages.map(({ to }) => to))).toEqual(new Set([phone]))
    expect(await db.$count(messages)).toBe(0)
  })

  test('is encrypted while it waits', async () => {
    await tell()
    const { messages: waiting } = await dumpOf(db)
    expect(waiting).toContain(userId)
    expect(waiting).not.toContain('password_changed')
  })

  test('is gone with the change that it reports', async () => {
    const transaction = db.transaction(async tx => {
      await notify(tx, { to: userId, message: MESSAGE, at: clock() })
      throw new Error('the change failed')
    })
    await expect(transaction).rejects.toThrow('the change failed')
    await deliver()
    expect(smsMessages).toEqual([])
  })

  test.each<SmsOutcome>(['unavailable', 'refused'])(
    'that is %s is sent again after longer and longer waits',
    async no => {
      respond = async () => no
      await tell()
      await deliver()
      expect(await attemptsWithin(1)).toBe(1)
      expect(await attemptsWithin(1)).toBe(0)
      expect(await attemptsWithin(1)).toBe(1)
      expect(await attemptsWithin(3)).toBe(0)
      expect(await attemptsWithin(1)).toBe(1)
      respond = async () => 'sent'
      expect(await attemptsWithin(8)).toBe(1)
      expect(await attemptsWithin(120)).toBe(0)
      expect(new Set(smsMessages.map(({ id }) => id)).size).toBe(1)
    },
  )

  test('waits an hour at most, and is given up after a day with a line that says what to do', async () => {
    respond = async ({ to }) => {
      throw new Error(`no route to ${to}`)
    }
    await tell()
    await deliver()
    await attemptsWithin(4 * 60)
    expect(await attemptsWithin(60)).toBe(1)
    const before = lines.length
    await attemptsWithin(20 * 60)
    expect(await attemptsWithin(60)).toBe(0)
    expect(lines.length).toBeGreaterThan(before)
    expect(lines.filter(line => line.includes('"level":"error"'))).toEqual([lines.at(-1)])
    expect(lines.at(-1)).toContain('Tell the customer yourself')
    expect(lines.at(-1)).toContain('"message":"password_changed"')
    expect(lines.join()).not.toContain(identifier.slice(1))
    expect(await db.$count(messages)).toBe(0)
  })

  test('to a number that is none is given up at once', async () => {
    respond = async () => 'invalid_number'
    await tell()
    await deliver()
    expect(lines).toEqual([expect.stringContaining('"level":"error"')])
    expect(await attemptsWithin(5)).toBe(0)
  })

  test('of a process that is killed is sent again with the same id', async () => {
    const question = Promise.withResolvers<void>()
    respond = () => {
      question.resolve()
      return new Promise(() => {})
    }
    await tell()
    void deliver()
    await question.promise
    respond = async () => 'sent'
    await deliver()
    expect(smsMessages).toHaveLength(1)
    clock.advance(60)
    await deliver()
    expect(smsMessages).toHaveLength(2)
    expect(smsMessages[1]?.id).toBe(smsMessages[0]?.id)
  })

  test('that fails does not keep the others waiting', async () => {
    for (let count = 0; count < 15; count += 1) await tell()
    respond = async () => {
      if (smsMessages.length === 1) throw new Error('not this one')
      return 'sent'
    }
    await deliver()
    expect(await db.$count(messages)).toBe(1)
  })
})

describe('the SMS of a kind to a person', () => {
  const host = 'hooks.example.com'
  const name = 'Shop'
  const amount = 100_00
  const approvalId = crypto.randomUUID()
  const all: Message[] = [
    ...KINDS.map(key => ({ key })),
    { key: 'new_device', platform: 'web' },
    { key: 'case_answered' },
    { key: 'beneficiary_added', name, ibanEnd: '7519' },
    { key: 'webhook_endpoint_set', host },
    { key: 'webhook_endpoint_disabled', host },
    { key: 'api_key_created', name },
    { key: 'api_key_rolled', name },
    { key: 'member_joined', name },
    { key: 'batch_rows_refused', refused: 1, count: 2 },
    { key: 'transfer_paid', amount },
    { key: 'transfer_received', amount },
    { key: 'approval_waiting', amount, approvalId },
    { key: 'bill_paid', amount, biller: 'Saudi Electricity Company' },
  ]

  test.each(all)('are four in an hour, and the last says so: $key', async message => {
    for (let count = 0; count < 24; count += 1) await tell(message)
    await Promise.all([deliver(), deliver()])
    expect(smsMessages).toHaveLength(4)
    expect(
      smsMessages.filter(({ body }) => /There are many messages like this\..*under Notifications/.test(body)),
    ).toHaveLength(1)
    expect(await db.$count(messages)).toBe(0)
    clock.advance(3600)
    await tell(message)
    await deliver()
    expect(smsMessages).toHaveLength(5)
  })

  test('do not count those of other kinds or people', async () => {
    const other = await (await newCustomer(app)).signIn()
    await db.delete(messages)
    for (let count = 0; count < 24; count += 1) await tell()
    await tell({ key: 'wallet_frozen' })
    await tell(MESSAGE, other.userId)
    await deliver()
    expect(smsMessages.filter(({ to }) => to === phone)).toHaveLength(5)
    expect(smsMessages.filter(({ to }) => to === phoneToE164(other.identifier))).toHaveLength(1)
  })

  test('leave the list of notifications as it was', async () => {
    const customer = await (await newCustomer(app)).signIn()
    for (let count = 0; count < 24; count += 1) await tell({ key: 'webhook_endpoint_set', host }, customer.userId)
    await deliver()
    const { items } = await (await customer.get('/api/v1/notifications?limit=50')).json()
    expect(items.filter(({ kind }: { kind: string }) => kind === 'webhook_endpoint_set')).toHaveLength(24)
  })

  test('count once, however often they are tried, and the last still says so', async () => {
    respond = async () => 'unavailable'
    for (let count = 0; count < 6; count += 1) await tell()
    await deliver()
    respond = async () => 'sent'
    smsMessages = []
    clock.advance(120)
    await deliver()
    expect(smsMessages).toHaveLength(4)
    expect(smsMessages.filter(({ body }) => body.includes('There are many messages like this.'))).toHaveLength(1)
  })
})
