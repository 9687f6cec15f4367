import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { accounts, oneTimeCodes } from '#api/kernel/db/schema/auth.ts'
import { nafathRequests } from '#api/kernel/db/schema/nafath.ts'
import { applicants, onboardingTokens } from '#api/kernel/db/schema/onboarding.ts'
import { phoneChanges } from '#api/kernel/db/schema/phone-changes.ts'
import { sandboxCalls, sandboxMessages, sandboxNafathRequests } from '#api/kernel/db/schema/sandbox.ts'
import { lockouts, securityEvents } from '#api/kernel/db/schema/security.ts'
import { loginCalls, sessions } from '#api/kernel/db/schema/sessions.ts'
import { voiceCalls } from '#api/kernel/db/schema/voice-calls.ts'
import { walletActions } from '#api/kernel/db/schema/wallet.ts'
import { insertVoiceCall } from '#api/outside/providers/unifonic-voice/voice-calls.store.ts'
import { testApp } from '#api/testing/app.ts'
import { type Customer, newCustomer, seededCustomer } from '#api/testing/customers/customer.ts'
import { newCustomerWithCall } from '#api/testing/customers/customer-with-call.ts'
import { signUp } from '#api/testing/customers/newcomer.ts'
import { askForChange, startChange, takeEffect } from '#api/testing/customers/phone-changes.ts'
import { outcome } from '#api/testing/outcome.ts'
import { CHALLENGE_SECONDS } from '#domain/constants.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { deleteExpired } from './delete-expired.ts'

const plink = await testApp()
const { app, clock, database, deps } = plink
const { db } = database
afterAll(() => database.close())

const DAY_SECONDS = 86_400
const seeded = await db.$count(accounts)

test('an unfinished sign-up is deleted after 30 days with everything that refers to it, an account never', async () => {
  await signUp(app).upTo('kyb')
  await signUp(app).toTheEnd()
  clock.advance(29 * DAY_SECONDS)
  await deleteExpired(deps)
  expect(await db.$count(applicants)).toBe(seeded + 2)
  expect(await db.$count(onboardingTokens)).toBe(0)
  expect(await db.$count(oneTimeCodes)).toBe(0)
  clock.advance(2 * DAY_SECONDS)
  await deleteExpired(deps)
  expect(await db.$count(applicants)).toBe(seeded + 1)
  expect(await db.$count(accounts)).toBe(seeded + 1)
  expect(await db.$count(nafathRequests)).toBe(1)
})

const fail = async (customer: Customer, times: number) => {
  for (let failure = 0; failure < times; failure++) await customer.tryPassword('Palm#Trees2032')
}

test('sessions and calls are deleted a day after their end, security events never', async () => {
  const noura = await (await newCustomerWithCall(plink)).startLogin()
  const { userId } = await noura.verifyLogin()
  await noura.press(1)
  await noura.post(`/api/v1/auth/callback-complete/${noura.callbackId}`, noura.device)
  const left = async () => ({
    sessions: await db.$count(sessions, eq(sessions.accountId, userId)),
    calls: await db.$count(loginCalls, eq(loginCalls.accountId, userId)),
    events: await db.$count(securityEvents, eq(securityEvents.accountId, userId)),
  })
  clock.advance(DAY_SECONDS)
  await deleteExpired(deps)
  expect(await left()).toEqual({ sessions: 1, calls: 1, events: 1 })
  clock.advance(1)
  await deleteExpired(deps)
  expect(await left()).toEqual({ sessions: 1, calls: 0, events: 1 })
  clock.advance(DAY_SECONDS)
  await deleteExpired(deps)
  expect(await left()).toEqual({ sessions: 0, calls: 0, events: 1 })
})

test('calls of the voice provider are deleted a day later', async () => {
  const call = { id: crypto.randomUUID(), locale: 'ar', createdAt: clock(), expiresAt: clock() } as const
  await insertVoiceCall(db, call)
  clock.advance(DAY_SECONDS)
  await deleteExpired(deps)
  expect(await db.$count(voiceCalls)).toBe(1)
  clock.advance(1)
  await deleteExpired(deps)
  expect(await db.$count(voiceCalls)).toBe(0)
})

test('an active session is kept with its used tokens', async () => {
  const noura = await (await newCustomer(app)).signIn()
  const first = noura.refreshToken
  for (let day = 0; day < 3; day++) {
    clock.advance(DAY_SECONDS - 1)
    await noura.refresh()
    await deleteExpired(deps)
  }
  const reused = noura.post('/api/v1/auth/refresh', { refreshToken: first })
  expect(await outcome(reused)).toMatchObject({ status: 401, body: { code: 'TOKEN_REUSED' } })
})

test('active locks are kept, and so are those that count towards a permanent lock', async () => {
  const noura = await newCustomer(app)
  await fail(noura, 5)
  clock.advance(DAY_SECONDS / 2)
  await fail(noura, 5)
  clock.advance(DAY_SECONDS / 2 - 1)
  await deleteExpired(deps)
  await fail(noura, 5)
  clock.advance(30 * DAY_SECONDS)
  await deleteExpired(deps)
  for (const [locked, reason] of [
    [noura, 'hard'],
    [seededCustomer(app, '0500000016'), 'soft'],
    [seededCustomer(app, '0500000017'), 'hard'],
  ] as const) {
    expect(await outcome(locked.tryPassword(locked.password))).toMatchObject({ status: 423, body: { reason } })
  }
})

test('failures that no longer count are deleted, even those without an account', async () => {
  clock.advance(2 * DAY_SECONDS)
  await deleteExpired(deps)
  const others = await db.$count(lockouts)
  await fail(await newCustomer(app), 4)
  await fail(seededCustomer(app, '0599999999'), 5)
  clock.advance(DAY_SECONDS)
  await deleteExpired(deps)
  expect(await db.$count(lockouts)).toBe(others + 2)
  clock.advance(1)
  await deleteExpired(deps)
  expect(await db.$count(lockouts)).toBe(others)
})

test('permanent locks without an account and messages of the sandbox are deleted after 30 days', async () => {
  const stranger = seededCustomer(app, '0599999998')
  for (let lock = 0; lock < 3; lock++) {
    await fail(stranger, 5)
    clock.advance(901)
  }
  const noura = await (await newCustomerWithCall(plink)).startLogin()
  await noura.verifyLogin()
  const left = async () => ({
    stranger: (await outcome(stranger.tryPassword('Palm#Trees2032'))).body.reason,
    calls: await db.$count(sandboxCalls),
    messages: await db.$count(sandboxMessages, eq(sandboxMessages.phone, phoneToE164(noura.identifier))),
  })
  const before = await left()
  expect(before).toEqual({ stranger: 'hard', calls: 1, messages: 1 })
  clock.advance(29 * DAY_SECONDS)
  await deleteExpired(deps)
  expect(await left()).toMatchObject({ stranger: 'hard', messages: 1 })
  clock.advance(DAY_SECONDS + 1)
  await deleteExpired(deps)
  expect(await left()).toEqual({ stranger: undefined, calls: 0, messages: 0 })
})

test('requests in the Nafath of the sandbox are deleted after 30 days', async () => {
  await signUp(app).upTo('globalScreening')
  clock.advance(30 * DAY_SECONDS)
  await deleteExpired(deps)
  expect(await db.$count(sandboxNafathRequests)).toBe(1)
  clock.advance(1)
  await deleteExpired(deps)
  expect(await db.$count(sandboxNafathRequests)).toBe(0)
})

test('a change of the mobile number that was never confirmed is deleted after a day, a confirmed one never', async () => {
  const [noura, sara] = [await (await newCustomer(app)).signIn(), await (await newCustomer(app)).signIn()]
  await startChange(noura)
  await askForChange(sara)
  await takeEffect(deps)
  clock.advance(CHALLENGE_SECONDS)
  await takeEffect(deps)
  await deleteExpired(deps)
  expect(await db.$count(phoneChanges)).toBe(2)
  clock.advance(DAY_SECONDS + 1)
  await deleteExpired(deps)
  expect(await db.select({ state: phoneChanges.state }).from(phoneChanges)).toEqual([{ state: 'changed' }])
})

test('a wallet action that was never confirmed is deleted after a day', async () => {
  const noura = await (await newCustomer(app)).signIn()
  await noura.post('/api/v1/wallet/actions', { type: 'deactivate' })
  clock.advance(DAY_SECONDS)
  await deleteExpired(deps)
  expect(await db.$count(walletActions)).toBe(1)
  clock.advance(1)
  await deleteExpired(deps)
  expect(await db.$count(walletActions)).toBe(0)
})
