import { afterAll, describe, expect, test } from 'vitest'
import type { NafathOutcome } from '#api/outside/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import {
  changeId,
  decideNafath,
  initiateNafath,
  nafathStatus,
  onboardingSession,
} from '#api/testing/customers/identity-steps.ts'
import { type Newcomer, signUp } from '#api/testing/customers/newcomer.ts'
import { atOnce, outcome, outcomes } from '#api/testing/outcome.ts'
import { newNationalId } from '#api/testing/unique-values.ts'
import { NAFATH_REQUESTS_PER_HOUR } from '#domain/constants.ts'

const { app, clock, database, deps, with: appWith } = await testApp()
afterAll(() => database.close())

const MINUTE = 60

/** A person whose decision Nafath is waiting for. */
async function waitingNewcomer(): Promise<Newcomer> {
  const noura = await signUp(app).upTo('nafath')
  await noura.askForApproval()
  return noura
}

describe('initiateNafath lets one request per ID be live', () => {
  test('when two applicants ask at once', async () => {
    const idNumber = newNationalId()
    const both = await Promise.all([1, 2].map(() => signUp(app, { idNumber }).upTo('nafath')))
    const responses = await outcomes(both.map(initiateNafath))
    expect(responses.map(response => response.status).sort()).toEqual([200, 409])
    expect(responses.find(response => response.status === 409)).toMatchObject({
      body: { code: 'NAFATH_IN_PROGRESS', retryAfterSeconds: 10 * MINUTE },
    })
  })

  test('and another applicant can start one after it has ended', async () => {
    const noura = await waitingNewcomer()
    const salem = await signUp(app, { idNumber: noura.values.idNumber }).upTo('nafath')
    clock.advance(10 * MINUTE - 1)
    expect(await outcome(initiateNafath(salem))).toMatchObject({ status: 409, body: { retryAfterSeconds: 1 } })
    clock.advance(1)
    expect(await outcome(initiateNafath(salem))).toMatchObject({ status: 200, body: { status: 'SENT' } })
    expect(await outcome(nafathStatus(noura))).toMatchObject({ body: { status: 'expired' } })
  })

  test.each(['reject', 'approve'])(
    'and lets another applicant in after %s, though nobody asked how it ended',
    async decision => {
      const noura = await waitingNewcomer()
      await decideNafath(noura, 'review')
      await nafathStatus(noura)
      const salem = await signUp(app, { idNumber: noura.values.idNumber }).upTo('nafath')
      expect(await outcome(initiateNafath(salem))).toMatchObject({ status: 409, body: { code: 'NAFATH_IN_PROGRESS' } })
      await decideNafath(noura, decision)
      expect(await outcome(initiateNafath(salem))).toMatchObject({ status: 200, body: { status: 'SENT' } })
    },
  )

  test('and returns no waiting time for the review of another applicant', async () => {
    const noura = await waitingNewcomer()
    await decideNafath(noura, 'review')
    const salem = await signUp(app, { idNumber: noura.values.idNumber }).upTo('nafath')
    const { status, body } = await outcome(initiateNafath(salem))
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'NAFATH_IN_PROGRESS' })
    expect(body).not.toHaveProperty('retryAfterSeconds')
  })

  test('when one applicant asks as often as allowed at once', async () => {
    const noura = await signUp(app).upTo('nafath')
    const responses = await atOnce(NAFATH_REQUESTS_PER_HOUR, () => initiateNafath(noura))
    expect(responses.every(response => response.status === 200)).toBe(true)
    const states = await outcomes(responses.map(({ body }) => nafathStatus(noura, String(body.sessionId))))
    expect(states.map(({ body }) => body.status).sort()).toEqual([
      'SENT',
      ...Array(NAFATH_REQUESTS_PER_HOUR - 1).fill('expired'),
    ])
  })

  test('and lets nobody approve one that was replaced', async () => {
    const noura = await waitingNewcomer()
    const oldSessionId = noura.sessionId
    await noura.askForApproval()
    const response = await outcome(decideNafath(noura, 'approve', oldSessionId))
    expect(response).toMatchObject({ status: 409, body: { code: 'NAFATH_ALREADY_DECIDED' } })
    expect(await onboardingSession(noura)).toMatchObject({ currentStep: 'nafath' })
    await noura.approve()
    expect(await onboardingSession(noura)).toMatchObject({ currentStep: 'globalScreening' })
  })

  test('and lets nobody approve any of those that were replaced at once', async () => {
    const noura = await signUp(app).upTo('nafath')
    const responses = await atOnce(NAFATH_REQUESTS_PER_HOUR, () => initiateNafath(noura))
    const decisions = await outcomes(
      responses.map(({ body }) => decideNafath(noura, 'approve', String(body.sessionId))),
    )
    expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('and replaces one that waits for the person', async () => {
    const noura = await waitingNewcomer()
    const { body } = await outcome(initiateNafath(noura))
    expect(body.sessionId).not.toBe(noura.sessionId)
    expect(await outcome(nafathStatus(noura))).toMatchObject({ body: { status: 'expired' } })
    expect(await onboardingSession(noura)).toMatchObject({
      data: { nafath: { sessionId: body.sessionId, status: 'SENT' } },
    })
  })
})

describe('initiateNafath', () => {
  test.each(['review', 'approve'])('returns the same request after %s', async decision => {
    const noura = await waitingNewcomer()
    await decideNafath(noura, decision)
    clock.advance(1)
    const { body } = await outcome(initiateNafath(noura))
    expect(body).toMatchObject({ sessionId: noura.sessionId })
  })

  test.each(['decline', 'reject', 'expire'])('starts another request after %s', async decision => {
    const noura = await waitingNewcomer()
    await decideNafath(noura, decision)
    const { body } = await outcome(initiateNafath(noura))
    expect(body).toMatchObject({ status: 'SENT' })
    expect(body.sessionId).not.toBe(noura.sessionId)
  })

  test.each<[string, () => Promise<{ kind: 'failed' }>, number]>([
    ['refuses', async () => ({ kind: 'failed' }), 502],
    ['hangs', () => new Promise(() => {}), 504],
  ])('can be called again at once when Nafath %s', async (_what, start, expected) => {
    const broken = appWith({
      providers: { nafath: { ...deps.providers.nafath, start } },
      providerTimeoutSeconds: 0.02,
    })
    const noura = await signUp(app).upTo('nafath')
    const response = await outcome(initiateNafath(noura.through(broken)))
    expect(response.status).toBe(expected)
    expect(await outcome(initiateNafath(noura))).toMatchObject({ status: 200, body: { status: 'SENT' } })
  })

  test('refuses an applicant more requests than ten in an hour, and keeps the last one', async () => {
    const noura = await signUp(app).upTo('nafath')
    for (let count = 0; count < NAFATH_REQUESTS_PER_HOUR; count++) await noura.askForApproval()
    expect(await outcome(initiateNafath(noura))).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', retryAfterSeconds: 60 * MINUTE },
    })
    expect(await outcome(nafathStatus(noura))).toMatchObject({ body: { status: 'SENT' } })
    clock.advance(60 * MINUTE)
    expect(await outcome(initiateNafath(noura))).toMatchObject({ status: 200 })
  })

  test('starts a new request when the person returns to an ID that was approved before another one was verified', async () => {
    const first = newNationalId()
    const noura = await signUp(app, { idNumber: first }).upTo('globalScreening')
    await changeId(noura, newNationalId())
    await changeId(noura, first)
    expect(await onboardingSession(noura)).toMatchObject({ currentStep: 'nafath' })
    expect((await onboardingSession(noura)).data).not.toHaveProperty('nafath')
    const { body } = await outcome(initiateNafath(noura))
    expect(body).toMatchObject({ status: 'SENT' })
    await noura.askForApproval()
    await noura.approve()
    expect(await onboardingSession(noura)).toMatchObject({ currentStep: 'globalScreening' })
  })

  test('starts no request for an ID that was replaced while the status of the last request was read', async () => {
    const outcomeOfNafath = Promise.withResolvers<NafathOutcome>()
    const question = Promise.withResolvers<void>()
    const slow = appWith({
      providerTimeoutSeconds: 20,
      providers: {
        nafath: {
          ...deps.providers.nafath,
          outcome: () => {
            question.resolve()
            return outcomeOfNafath.promise
          },
        },
      },
    })
    const noura = await waitingNewcomer()
    const overtaken = initiateNafath(noura.through(slow))
    await question.promise
    await changeId(noura, newNationalId())
    outcomeOfNafath.resolve({ kind: 'waiting' })
    expect(await outcome(overtaken)).toMatchObject({ status: 422, body: { code: 'FACTS_MISMATCH' } })
  })
})
