import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { type VoiceCall, voiceCalls } from '#api/kernel/db/schema/voice-calls.ts'
import { newToken } from '#api/kernel/platform/cryptography.ts'
import { insertVoiceCall } from '#api/outside/providers/unifonic-voice/voice-calls.store.ts'
import { testApp } from '#api/testing/app.ts'
import { outcome } from '#api/testing/outcome.ts'

const { app, clock, database, deps, with: appWith } = await testApp()
const { db } = database
afterAll(database.close)

const LIFETIME_SECONDS = 120
const CALL_ID = '1c9ebf6a-dd62-4c49-b0b3-c1b1494e01f1'

interface PlacedCall {
  id: string
  token: string
}

async function placedCall({ providerCallId = CALL_ID, locale = 'en' }: Partial<VoiceCall> = {}): Promise<PlacedCall> {
  const [id, createdAt] = [randomUUID(), clock()]
  const expiresAt = new Date(createdAt.getTime() + LIFETIME_SECONDS * 1000)
  const token = await insertVoiceCall(db, { id, locale, createdAt, expiresAt })
  await db.update(voiceCalls).set({ providerCallId }).where(eq(voiceCalls.id, id))
  return { id, token }
}

const report = ({ token }: Pick<PlacedCall, 'token'>, body: object, server = app) =>
  outcome(
    server.request(`/api/webhooks/unifonic/calls/${token}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )

const press = (call: PlacedCall, digits: unknown) =>
  report(call, { callId: CALL_ID, digits, speechResult: null, confidence: 0.6 })

const storedStatus = async ({ id }: PlacedCall) =>
  (await db.select({ status: voiceCalls.status }).from(voiceCalls).where(eq(voiceCalls.id, id)))[0]?.status

const NOT_FOUND = { status: 404, body: { code: 'CALLBACK_NOT_FOUND' } }
const ENDED = { status: 409, body: { code: 'CALL_ENDED' } }

describe('receiveCallDigits', () => {
  test.each([
    ['1', 'confirmed', 'en', /confirmed/],
    ['2', 'rejected', 'en', /cancelled/],
    ['1', 'confirmed', 'ar', /تم تأكيد/],
    ['2', 'rejected', 'ar', /أُلغي/],
  ] as const)('takes the key %s, which is %s, says so (%s) and ends the call', async (key, status, locale, text) => {
    const call = await placedCall({ locale })
    expect(await press(call, key)).toEqual({
      status: 200,
      body: { say: expect.stringMatching(text), language: locale === 'ar' ? 'arabic' : 'english', voice: 'female' },
    })
    expect(await storedStatus(call)).toBe(status)
  })

  test.each([
    ['no key', null],
    ['a field that is missing', undefined],
    ['an empty text', ''],
    ['another key', '7'],
    ['both keys', '12'],
    ['a key and spaces', ' 1 '],
    ['10 kB of keys', '1'.repeat(10_000)],
  ])('asks again after %s', async (_what, digits) => {
    const call = await placedCall()
    const { status, body } = await press(call, digits)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      say: expect.stringContaining('press 1'),
      responseUrl: `http://localhost:3000/api/webhooks/unifonic/calls/${call.token}`,
    })
    expect(await storedStatus(call)).toBe('pending')
    expect(await press(call, '1')).toMatchObject({ status: 200 })
  })

  test.each([
    ['a key as a number', { callId: CALL_ID, digits: 1 }],
    ['no id of the call', { digits: '1' }],
    ['null in place of the id', { callId: null, digits: '1' }],
    ['fields that nobody knows', { callId: CALL_ID, digits: '1', recipient: ['+966512345678'], more: { a: [1] } }],
  ])('accepts a report with %s', async (_what, body) => {
    const call = await placedCall()
    expect(await report(call, body)).toMatchObject({ status: 200 })
    expect(await storedStatus(call)).toBe('confirmed')
  })

  test('takes a key before the id of the call is known', async () => {
    const call = await placedCall({ providerCallId: null })
    expect(await press(call, '1')).toMatchObject({ status: 200 })
    expect(await storedStatus(call)).toBe('confirmed')
  })

  test('responds alike to a repeated report, and refuses what comes after it', async () => {
    const call = await placedCall()
    const first = await press(call, '1')
    clock.advance(LIFETIME_SECONDS)
    expect(await press(call, '1')).toEqual(first)
    for (const digits of ['2', null, '7']) expect(await press(call, digits)).toMatchObject(ENDED)
    expect(await storedStatus(call)).toBe('confirmed')
  })

  test.each([
    ['different keys', ['1', '2'], [200, 409]],
    ['the same key', ['2', '2'], [200, 200]],
  ])('lets one of two reports at once decide: %s', async (_what, keys, statuses) => {
    const call = await placedCall()
    const outcomes = await Promise.all(keys.map(key => press(call, key)))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(statuses)
    const winner = keys[outcomes.findIndex(({ status }) => status === 200)]
    expect(await storedStatus(call)).toBe(winner === '1' ? 'confirmed' : 'rejected')
  })

  test('refuses a key after the end of the call', async () => {
    const call = await placedCall()
    clock.advance(LIFETIME_SECONDS)
    expect(await press(call, '1')).toMatchObject({ status: 410, body: { code: 'CALLBACK_EXPIRED' } })
    expect(await storedStatus(call)).toBe('calling')
  })

  test('refuses a report about another call, with a warning that tells no token', async () => {
    const call = await placedCall()
    const warn = vi.fn()
    const server = appWith({ log: { ...deps.log, warn } })
    expect(await report(call, { callId: randomUUID(), digits: '1' }, server)).toMatchObject(NOT_FOUND)
    expect(await storedStatus(call)).toBe('calling')
    expect(warn).toHaveBeenCalledOnce()
    expect(JSON.stringify(warn.mock.calls)).not.toContain(call.token)
  })

  test.each([
    ['the sandbox', app],
    ['live mode', appWith({ sandbox: undefined })],
  ])('knows no other tokens in %s', async (_mode, server) => {
    const call = await placedCall()
    expect(await report({ token: newToken() }, { digits: '1' }, server)).toMatchObject(NOT_FOUND)
    expect(await report({ token: call.id }, { digits: '1' }, server)).toMatchObject({ status: 400 })
    expect(await storedStatus(call)).toBe('calling')
  })
})
