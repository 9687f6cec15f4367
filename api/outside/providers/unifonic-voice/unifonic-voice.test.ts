import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { voiceCalls } from '#api/kernel/db/schema/voice-calls.ts'
import type { PlacedCall, VoiceCallProvider } from '#api/outside/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import { CALL_EXPIRED, callStatus, completeCall, inState } from '#api/testing/customers/call-steps.ts'
import { newCustomerWithCall } from '#api/testing/customers/customer-with-call.ts'
import { describeFaults, providerUnderTest } from '#api/testing/providers/provider.ts'
import { unifonicVoice } from './unifonic-voice.ts'

const plink = await testApp()
const { app, clock, database, deps } = plink
const { db } = database
afterAll(database.close)

const RINGING_SECONDS = 2
const LIFETIME_SECONDS = 120

const unifonic = providerUnderTest('unifonic-voice', { AppsId: 'the application' })
const live = (client = unifonic.client()): VoiceCallProvider =>
  unifonicVoice(client, { db, clock, publicUrl: 'https://plink.example', callerId: '+966110000000' })

const call = (values: Partial<PlacedCall> = {}): PlacedCall => ({
  callId: randomUUID(),
  phone: '+966512345678',
  locale: 'en',
  expiresAt: new Date(clock().getTime() + LIFETIME_SECONDS * 1000),
  ...values,
})

const post = (path: string, body: object) =>
  app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Returns the request of the last call. */
const sent = () => Object(unifonic.standIn().requests.at(-1)?.body)

/** Reports a pressed key as Unifonic does, or null if none was pressed. */
const report = (digits: string | null) => post(new URL(sent().ivr.responseUrl).pathname, { digits })

interface Phone {
  name: string
  of: () => VoiceCallProvider
  pickUp: () => Promise<unknown>
  press: (reference: string, key: number) => Promise<Response> | Response
}

describe.each<Phone>([
  {
    name: 'the sandbox',
    of: () => deps.providers.voiceCall,
    pickUp: async () => clock.advance(RINGING_SECONDS),
    press: (reference, digit) => post(`/api/sandbox/calls/${reference}/press`, { digit }),
  },
  {
    name: 'Unifonic',
    of: live,
    pickUp: async () => report(null),
    press: (_reference, key) => report(String(key)),
  },
])('a call through $name', ({ of, pickUp, press }) => {
  const placed = async (values?: Partial<PlacedCall>) => (await of().place(call(values))) ?? ''

  test('rings, and then waits for a key', async () => {
    const reference = await placed()
    expect(await of().outcome(reference)).toBe('calling')
    await pickUp()
    expect(await of().outcome(reference)).toBe('pending')
  })

  test.each([
    [1, 'confirmed'],
    [2, 'rejected'],
  ])('after %i is %s for good', async (key, outcome) => {
    const reference = await placed()
    expect((await press(reference, key)).status).toBe(200)
    expect((await press(reference, 3 - key)).status).toBe(409)
    clock.advance(LIFETIME_SECONDS)
    expect(await of().outcome(reference)).toBe(outcome)
  })

  test('expires, and then takes no key', async () => {
    const reference = await placed()
    clock.advance(LIFETIME_SECONDS)
    expect(await of().outcome(reference)).toBe('expired')
    expect((await press(reference, 1)).ok).toBe(false)
    expect(await of().outcome(reference)).toBe('expired')
  })

  test('that is not known counts as expired', async () => {
    expect(await of().outcome(randomUUID())).toBe('expired')
  })
})

describe('Unifonic', () => {
  const rowOf = async (id: string) => (await db.select().from(voiceCalls).where(eq(voiceCalls.id, id)))[0]

  test('gets the text, and a URL with a token of which only a hash is stored', async () => {
    const placing = call()
    expect(await live().place(placing)).toBe(placing.callId)
    const [request] = unifonic.standIn().requests
    expect(request?.headers.appsid).toBe('the application')
    expect(request?.body).toEqual({
      recipient: ['+966512345678'],
      type: 'ivr',
      callerId: '+966110000000',
      ivr: {
        say: expect.stringContaining('press 1'),
        language: 'english',
        voice: 'female',
        responseUrl: expect.stringMatching(
          /^https:\/\/plink\.example\/api\/webhooks\/unifonic\/calls\/[A-Za-z0-9_-]{43}$/,
        ),
      },
    })
    const row = await rowOf(placing.callId)
    expect(row).toMatchObject({ providerCallId: '1c9ebf6a-dd62-4c49-b0b3-c1b1494e01f1' })
    expect(JSON.stringify(row)).not.toContain(sent().ivr.responseUrl.split('/').at(-1))
  })

  test('speaks Arabic to those who read Arabic', async () => {
    await live().place(call({ locale: 'ar' }))
    expect(sent().ivr).toMatchObject({ language: 'arabic', say: expect.stringContaining('اضغط 1') })
  })

  test('may number its calls', async () => {
    const placing = call({ phone: '+966500000096' })
    expect(await live().place(placing)).toBe(placing.callId)
    expect(await rowOf(placing.callId)).toMatchObject({ providerCallId: '42000348806924' })
  })

  test.each([
    ['refuses a call', '+966500000092'],
    ['refuses a call with another status', '+966500000093'],
    ['responds without the id of a call', '+966500000094'],
  ])('%s, of which nothing remains', async (_what, phone) => {
    const placing = call({ phone })
    expect(await live().place(placing)).toBeUndefined()
    expect(await rowOf(placing.callId)).toBeUndefined()
    expect((await report('1')).status).toBe(404)
  })

  test('is asked only once when the connection fails, because it would call twice', async () => {
    unifonic.standIn().setFault('reset')
    const placing = call()
    expect(await live().place(placing)).toBeUndefined()
    expect(unifonic.standIn().requests).toHaveLength(1)
    expect(await rowOf(placing.callId)).toBeUndefined()
  })

  test('leaves nothing of a call when it does not respond in time', async () => {
    unifonic.standIn().setFault('silent')
    const placing = call()
    await expect(live(unifonic.client({ timeoutSeconds: 1 })).place(placing)).rejects.toThrow('Request timeout')
    expect(await rowOf(placing.callId)).toBeUndefined()
  })

  test('completes a sign-in after 1, in which only the phone knows the URL', async () => {
    const customer = (await newCustomerWithCall(plink)).through(plink.with({ providers: { voiceCall: live() } }))
    await (await customer.startLogin()).verifyLogin()
    expect(await callStatus(customer)).toMatchObject(inState('calling'))
    expect((await completeCall(customer)).status).toBe(409)
    await report('1')
    expect(await callStatus(customer)).toMatchObject(inState('confirmed'))
    expect(await completeCall(customer)).toMatchObject({ status: 200, body: { accessToken: expect.any(String) } })
    expect(await completeCall(customer)).toMatchObject(CALL_EXPIRED)
  })

  describeFaults(unifonic, client => live(client).place(call()), undefined)
})
