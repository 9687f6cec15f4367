import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { sandboxMessages } from '#api/kernel/db/schema/sandbox.ts'
import { testApp } from '#api/testing/app.ts'
import { describeFaults, providerUnderTest } from '#api/testing/providers/provider.ts'
import type { SmsProvider } from './providers.ts'
import { taqnyatSms } from './taqnyat/taqnyat.ts'
import { unifonicSms } from './unifonic/unifonic.ts'

const { database, deps } = await testApp()
afterAll(database.close)

const unifonic = providerUnderTest('unifonic', {})
const taqnyat = providerUnderTest('taqnyat', { Authorization: 'Bearer the token' })

const throughUnifonic = (client = unifonic.client()): SmsProvider =>
  unifonicSms(client, { appSid: 'the key', senderId: 'Plink' })
const throughTaqnyat = (client = taqnyat.client()): SmsProvider => taqnyatSms(client, 'Plink')

const message = (to = '+966512345678') => ({ id: randomUUID(), to, body: 'رمزك & 100%' })

describe.each([
  ['the sandbox', () => deps.providers.sms],
  ['Unifonic', throughUnifonic],
  ['Taqnyat', throughTaqnyat],
])('messages through %s', (_name, of) => {
  test('are sent', async () => {
    expect(await of().send(message())).toBe('sent')
  })

  test('may be refused', async () => {
    expect(await of().send(message('+966500000002'))).toBe('refused')
  })
})

describe('the sandbox', () => {
  test('shows a repeated message once', async () => {
    const sms = message('+966512340001')
    await deps.providers.sms.send(sms)
    expect(await deps.providers.sms.send(sms)).toBe('sent')
    expect(await database.db.$count(sandboxMessages, eq(sandboxMessages.phone, sms.to))).toBe(1)
  })
})

describe('Unifonic', () => {
  test('gets the message as a form, with its id and the number without a plus', async () => {
    const sms = message()
    await throughUnifonic().send(sms)
    const [request] = unifonic.standIn().requests
    expect(request?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(request?.body).toEqual({
      AppSid: 'the key',
      SenderID: 'Plink',
      Recipient: '966512345678',
      Body: sms.body,
      CorrelationID: sms.id,
      responseType: 'JSON',
    })
  })

  test.each([
    ['a message that it has already', 'sent', '+966500000091'],
    ['a number that is none', 'invalid_number', '+966500000092'],
    ['a number that is none, with status 200', 'invalid_number', '+966500000093'],
    ['a response without a result', 'refused', '+966500000094'],
    ['a sender that it refuses', 'refused', '+966500000095'],
  ])('has %s', async (_what, outcome, to) => {
    expect(await throughUnifonic().send(message(to))).toBe(outcome)
  })

  test('refuses a form that breaks its contract', async () => {
    expect(await throughUnifonic().send(message('0512345678'))).toBe('unavailable')
    expect(unifonic.standIn().requests).toHaveLength(1)
  })

  test('is asked once more with the same id when the connection fails', async () => {
    unifonic.standIn().setFault('reset')
    await throughUnifonic().send(message())
    const [first, second, ...more] = unifonic.standIn().requests.map(({ body }) => body.CorrelationID)
    expect(second).toBe(first)
    expect(more).toEqual([])
  })

  describeFaults(unifonic, client => throughUnifonic(client).send(message()), 'unavailable')
})

describe('Taqnyat', () => {
  test('gets our token and the number without a plus', async () => {
    await throughTaqnyat().send(message())
    const [request] = taqnyat.standIn().requests
    expect(request?.headers.authorization).toBe('Bearer the token')
    expect(request?.body).toMatchObject({ recipients: ['966512345678'], sender: 'Plink' })
  })

  test.each([
    ['a number that it rejects', 'invalid_number', '+966500000092'],
    ['a response without a result', 'refused', '+966500000094'],
  ])('has %s', async (_what, outcome, to) => {
    expect(await throughTaqnyat().send(message(to))).toBe(outcome)
  })

  test('is asked only once when the connection fails, because it would send a second message', async () => {
    taqnyat.standIn().setFault('reset')
    await throughTaqnyat().send(message())
    expect(taqnyat.standIn().requests).toHaveLength(1)
  })

  describeFaults(taqnyat, client => throughTaqnyat(client).send(message()), 'unavailable')
})
