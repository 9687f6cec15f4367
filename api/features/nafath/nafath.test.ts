import { afterAll, describe, expect, test } from 'vitest'
import type { NafathOutcome } from '#api/providers/nafath/nafath.ts'
import { testApp } from '#api/testing/app.ts'
import { atOnce, outcome, outcomes } from '#api/testing/outcome.ts'
import { type Person, signUp } from '#api/testing/personas.ts'
import { newNationalId } from '#api/testing/unique-values.ts'

const { app, clock, database, deps, with: appWith } = await testApp()
afterAll(() => database.close())

const MINUTE = 60

const initiate = (person: Person) =>
  person.post('/api/v1/nafath/initiate', { nationalId: person.values.idNumber, phoneE164: person.phoneNumber })

const status = (person: Person, sessionId = person.sessionId) => person.get(`/api/v1/nafath/status/${sessionId}`)

const decide = (person: Person, decision: string, sessionId = person.sessionId) =>
  person.post(`/api/sandbox/nafath/${sessionId}/decision`, { decision })

const sessionOf = (person: Person) => outcome(person.get('/api/v1/onboarding/session'))

/** Somebody whom Nafath waits for. */
async function waitingPerson(): Promise<Person> {
  const noura = await signUp(app).upTo('nafath')
  await noura.askForApproval()
  return noura
}

/** Verifies another number in the place of the person's. */
async function changeId(person: Person, idNumber: string): Promise<void> {
  person.values.idNumber = idNumber
  person.at = 'id'
  await person.upTo('nafath')
}

describe('initiateNafath lets one request per ID be live', () => {
  test('when two applicants ask at once', async () => {
    const idNumber = newNationalId()
    const both = await Promise.all([1, 2].map(() => signUp(app, { idNumber }).upTo('nafath')))
    const answers = await outcomes(both.map(initiate))
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
    expect(answers.find(answer => answer.status === 409)).toMatchObject({
      body: { code: 'NAFATH_IN_PROGRESS', retryAfterSeconds: 10 * MINUTE },
    })
  })

  test('and lets another applicant in once it is over', async () => {
    const noura = await waitingPerson()
    const salem = await signUp(app, { idNumber: noura.values.idNumber }).upTo('nafath')
    clock.advance(10 * MINUTE - 1)
    expect(await outcome(initiate(salem))).toMatchObject({ status: 409, body: { retryAfterSeconds: 1 } })
    clock.advance(1)
    expect(await outcome(initiate(salem))).toMatchObject({ status: 200, body: { status: 'SENT' } })
    expect(await outcome(status(noura))).toMatchObject({ body: { status: 'expired' } })
  })

  test.each(['reject', 'approve'])(
    'and lets another applicant in after %s, though nobody asked how it ended',
    async decision => {
      const noura = await waitingPerson()
      await decide(noura, 'review')
      await status(noura)
      const salem = await signUp(app, { idNumber: noura.values.idNumber }).upTo('nafath')
      expect(await outcome(initiate(salem))).toMatchObject({ status: 409, body: { code: 'NAFATH_IN_PROGRESS' } })
      await decide(noura, decision)
      expect(await outcome(initiate(salem))).toMatchObject({ status: 200, body: { status: 'SENT' } })
    },
  )

  test('and cannot say when a review of somebody else will be over', async () => {
    const noura = await waitingPerson()
    await decide(noura, 'review')
    const salem = await signUp(app, { idNumber: noura.values.idNumber }).upTo('nafath')
    const { status, body } = await outcome(initiate(salem))
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'NAFATH_IN_PROGRESS' })
    expect(body).not.toHaveProperty('retryAfterSeconds')
  })

  test('when one applicant asks 20 times at once', async () => {
    const noura = await signUp(app).upTo('nafath')
    const answers = await atOnce(20, () => initiate(noura))
    expect(answers.every(answer => answer.status === 200)).toBe(true)
    const states = await outcomes(answers.map(({ body }) => status(noura, String(body.sessionId))))
    expect(states.map(({ body }) => body.status).sort()).toEqual(['SENT', ...Array(19).fill('expired')])
  })

  test('and replaces one that waits for the person', async () => {
    const noura = await waitingPerson()
    const { body } = await outcome(initiate(noura))
    expect(body.sessionId).not.toBe(noura.sessionId)
    expect(await outcome(status(noura))).toMatchObject({ body: { status: 'expired' } })
    expect(await sessionOf(noura)).toMatchObject({
      body: { data: { nafath: { sessionId: body.sessionId, status: 'SENT' } } },
    })
  })
})

describe('initiateNafath', () => {
  test.each(['review', 'approve'])('answers the same request after %s', async decision => {
    const noura = await waitingPerson()
    await decide(noura, decision)
    clock.advance(1)
    const { body } = await outcome(initiate(noura))
    expect(body).toMatchObject({ sessionId: noura.sessionId })
  })

  test.each(['decline', 'reject', 'expire'])('starts another request after %s', async decision => {
    const noura = await waitingPerson()
    await decide(noura, decision)
    const { body } = await outcome(initiate(noura))
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
    const refused = await outcome(initiate(noura.through(broken)))
    expect(refused.status).toBe(expected)
    expect(await outcome(initiate(noura))).toMatchObject({ status: 200, body: { status: 'SENT' } })
  })

  test('asks again when the person comes back to an ID that was approved before another one was verified', async () => {
    const first = newNationalId()
    const noura = await signUp(app, { idNumber: first }).upTo('globalScreening')
    await changeId(noura, newNationalId())
    await changeId(noura, first)
    expect((await sessionOf(noura)).body).toMatchObject({ currentStep: 'nafath' })
    expect((await sessionOf(noura)).body.data).not.toHaveProperty('nafath')
    const { body } = await outcome(initiate(noura))
    expect(body).toMatchObject({ status: 'SENT' })
    await noura.askForApproval()
    await noura.approve()
    expect((await sessionOf(noura)).body).toMatchObject({ currentStep: 'globalScreening' })
  })

  test('starts nothing for an ID that was left while Nafath was asked about the last request', async () => {
    const held = Promise.withResolvers<NafathOutcome>()
    const asked = Promise.withResolvers<void>()
    const slow = appWith({
      providerTimeoutSeconds: 20,
      providers: {
        nafath: {
          ...deps.providers.nafath,
          outcome: () => {
            asked.resolve()
            return held.promise
          },
        },
      },
    })
    const noura = await waitingPerson()
    const overtaken = initiate(noura.through(slow))
    await asked.promise
    await changeId(noura, newNationalId())
    held.resolve({ kind: 'waiting' })
    expect(await outcome(overtaken)).toMatchObject({ status: 422, body: { code: 'FACTS_MISMATCH' } })
  })
})

describe('getNafathStatus', () => {
  test('waits ten minutes for the person', async () => {
    const noura = await waitingPerson()
    clock.advance(10 * MINUTE - 1)
    expect(await outcome(status(noura))).toMatchObject({ body: { status: 'SENT' } })
    clock.advance(2)
    expect(await outcome(status(noura))).toMatchObject({ body: { status: 'expired' } })
    expect((await sessionOf(noura)).body).toMatchObject({ currentStep: 'nafath' })
  })

  test('hears late of an approval that was in time', async () => {
    const noura = await waitingPerson()
    clock.advance(10 * MINUTE - 1)
    await decide(noura, 'approve')
    clock.advance(2)
    expect(await outcome(status(noura))).toMatchObject({ body: { status: 'approved' } })
  })

  test('lets a review take as long as it takes', async () => {
    const noura = await waitingPerson()
    await decide(noura, 'review')
    expect(await outcome(status(noura))).toMatchObject({ body: { status: 'pending' } })
    clock.advance(3 * 60 * MINUTE)
    expect(await outcome(status(noura))).toMatchObject({ body: { status: 'pending' } })
    await decide(noura, 'approve')
    expect(await outcome(status(noura))).toMatchObject({ body: { status: 'approved' } })
    expect((await sessionOf(noura)).body).toMatchObject({ currentStep: 'globalScreening' })
  })

  test('keeps a review open while Nafath is down', async () => {
    const down = appWith({
      providers: { nafath: { ...deps.providers.nafath, outcome: async () => ({ kind: 'unavailable' }) } },
    })
    const noura = await waitingPerson()
    await decide(noura, 'review')
    await status(noura)
    clock.advance(10 * MINUTE)
    expect(await outcome(status(noura.through(down)))).toMatchObject({ body: { status: 'pending' } })
  })

  test.each([
    ['decline', 'FAILED'],
    ['reject', 'rejected'],
    ['expire', 'expired'],
  ])('ends with %s', async (decision, expected) => {
    const noura = await waitingPerson()
    await decide(noura, decision)
    expect(await outcome(status(noura))).toMatchObject({ body: { status: expected } })
    expect((await sessionOf(noura)).body).toMatchObject({ currentStep: 'nafath' })
  })

  test('knows nothing of the request of somebody else', async () => {
    const [noura, salem] = [await waitingPerson(), await waitingPerson()]
    await decide(noura, 'approve')
    expect(await outcome(status(salem, noura.sessionId))).toMatchObject({
      status: 404,
      body: { code: 'NAFATH_SESSION_NOT_FOUND' },
    })
    expect((await sessionOf(salem)).body).toMatchObject({ currentStep: 'nafath' })
  })

  test('approves no ID that the applicant has left meanwhile', async () => {
    const noura = await waitingPerson()
    const forTheFirst = noura.sessionId
    await changeId(noura, newNationalId())
    await decide(noura, 'approve')
    await status(noura, forTheFirst)
    expect((await sessionOf(noura)).body).toMatchObject({ currentStep: 'nafath' })
    await noura.askForApproval()
    expect(noura.sessionId).not.toBe(forTheFirst)
    await noura.approve()
    expect((await sessionOf(noura)).body).toMatchObject({ currentStep: 'globalScreening' })
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
    const noura = (await waitingPerson()).through(broken)
    expect(await outcome(status(noura))).toMatchObject({ status: 200, body: { status: 'SENT' } })
    clock.advance(10 * MINUTE)
    expect(await outcome(status(noura))).toMatchObject({ status: 200, body: { status: 'expired' } })
  })
})
