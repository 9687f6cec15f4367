import { afterAll, describe, expect, test } from 'vitest'
import type { NafathOutcome } from '#api/outside/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import { changeId, decideNafath, nafathStatus, onboardingSession } from '#api/testing/customers/identity-steps.ts'
import { type Newcomer, signUp } from '#api/testing/customers/newcomer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { newNationalId } from '#api/testing/unique-values.ts'

const { app, clock, database, deps, with: appWith } = await testApp()
afterAll(() => database.close())

const MINUTE = 60

/** A person whose decision Nafath is waiting for. */
async function waitingNewcomer(): Promise<Newcomer> {
  const noura = await signUp(app).upTo('nafath')
  await noura.askForApproval()
  return noura
}

describe('getNafathStatus', () => {
  test('waits ten minutes for the person', async () => {
    const noura = await waitingNewcomer()
    clock.advance(10 * MINUTE - 1)
    expect(await outcome(nafathStatus(noura))).toMatchObject({ body: { status: 'SENT' } })
    clock.advance(2)
    expect(await outcome(nafathStatus(noura))).toMatchObject({ body: { status: 'expired' } })
    expect(await onboardingSession(noura)).toMatchObject({ currentStep: 'nafath' })
  })

  test('accepts an approval that was in time but is reported late', async () => {
    const noura = await waitingNewcomer()
    clock.advance(10 * MINUTE - 1)
    await decideNafath(noura, 'approve')
    clock.advance(2)
    expect(await outcome(nafathStatus(noura))).toMatchObject({ body: { status: 'approved' } })
  })

  test('sets no time limit for a review', async () => {
    const noura = await waitingNewcomer()
    await decideNafath(noura, 'review')
    expect(await outcome(nafathStatus(noura))).toMatchObject({ body: { status: 'pending' } })
    clock.advance(3 * 60 * MINUTE)
    expect(await outcome(nafathStatus(noura))).toMatchObject({ body: { status: 'pending' } })
    await decideNafath(noura, 'approve')
    expect(await outcome(nafathStatus(noura))).toMatchObject({ body: { status: 'approved' } })
    expect(await onboardingSession(noura)).toMatchObject({ currentStep: 'globalScreening' })
  })

  test('keeps a review open while Nafath is down', async () => {
    const down = appWith({
      providers: { nafath: { ...deps.providers.nafath, outcome: async () => ({ kind: 'unavailable' }) } },
    })
    const noura = await waitingNewcomer()
    await decideNafath(noura, 'review')
    await nafathStatus(noura)
    clock.advance(10 * MINUTE)
    expect(await outcome(nafathStatus(noura.through(down)))).toMatchObject({ body: { status: 'pending' } })
  })

  test.each([
    ['decline', 'FAILED'],
    ['reject', 'rejected'],
    ['expire', 'expired'],
  ])('ends with %s', async (decision, expected) => {
    const noura = await waitingNewcomer()
    await decideNafath(noura, decision)
    expect(await outcome(nafathStatus(noura))).toMatchObject({ body: { status: expected } })
    expect(await onboardingSession(noura)).toMatchObject({ currentStep: 'nafath' })
  })

  test('does not find the request of another applicant', async () => {
    const [noura, salem] = [await waitingNewcomer(), await waitingNewcomer()]
    await decideNafath(noura, 'approve')
    expect(await outcome(nafathStatus(salem, noura.sessionId))).toMatchObject({
      status: 404,
      body: { code: 'NAFATH_SESSION_NOT_FOUND' },
    })
    expect(await onboardingSession(salem)).toMatchObject({ currentStep: 'nafath' })
  })

  test('approves no ID that the applicant has replaced meanwhile', async () => {
    const noura = await waitingNewcomer()
    const forTheFirst = noura.sessionId
    await changeId(noura, newNationalId())
    await decideNafath(noura, 'approve')
    await nafathStatus(noura, forTheFirst)
    expect(await onboardingSession(noura)).toMatchObject({ currentStep: 'nafath' })
    await noura.askForApproval()
    expect(noura.sessionId).not.toBe(forTheFirst)
    await noura.approve()
    expect(await onboardingSession(noura)).toMatchObject({ currentStep: 'globalScreening' })
  })

  test.each<[string, () => Promise<NafathOutcome>]>([
    ['says so', async () => ({ kind: 'unavailable' })],
    ['fails', () => Promise.reject(new Error('connection reset'))],
    ['hangs', () => new Promise(() => {})],
  ])('keeps waiting when Nafath is down and %s', async (_what, down) => {
    const broken = appWith({
      providers: { nafath: { ...deps.providers.nafath, outcome: down } },
      providerTimeoutSeconds: 0.02,
    })
    const noura = (await waitingNewcomer()).through(broken)
    expect(await outcome(nafathStatus(noura))).toMatchObject({ status: 200, body: { status: 'SENT' } })
    clock.advance(10 * MINUTE)
    expect(await outcome(nafathStatus(noura))).toMatchObject({ status: 200, body: { status: 'expired' } })
  })
})
