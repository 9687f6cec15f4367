import { afterAll, describe, expect, test } from 'vitest'
import type { Review } from '#api/contract/generated/schemas.ts'
import type { NafathOutcome, NafathProvider } from '#api/outside/providers/providers.ts'
import { testApp } from '#api/testing/app.ts'
import { type Newcomer, signUp } from '#api/testing/customers/newcomer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { decideInNafath, nafathStatus, reviewOf, reviewsOf, underReview } from '#api/testing/staff/reviews.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'
import { newCrNumber, newNationalId } from '#api/testing/unique-values.ts'

const { app, clock, database, deps, with: appWith } = await testApp()
afterAll(() => database.close())

const sara = await new StaffMember(app).signIn()
const omar = await new StaffMember(app, 'omar@plink.example').signIn()

const waiting = async (status: 'open' | 'closed'): Promise<Review[]> =>
  (await (await sara.get(`/reviews?status=${status}`)).json()).items

const decide = async (newcomer: Newcomer, decision: string, staff = sara) =>
  outcome(staff.decide((await reviewOf(sara, newcomer)).reviewId, decision, ' Passport seen '))

const statusOf = async (newcomer: Newcomer) => (await outcome(nafathStatus(newcomer))).body
const stepOf = async (newcomer: Newcomer) =>
  (await (await newcomer.get('/api/v1/onboarding/session')).json()).currentStep

/** Sara at a server with another Nafath provider. */
const withNafath = (nafath: Partial<NafathProvider>) =>
  sara.through(appWith({ providers: { nafath: { ...deps.providers.nafath, ...nafath } }, providerTimeoutSeconds: 0.5 }))

const CLOSED = { status: 409, body: { code: 'REVIEW_CLOSED' } }

describe('listReviews: a review of an identity opens', () => {
  test('when Nafath requires it, once for repeated polls, with the facts of that time', async () => {
    const noura = await underReview(app)
    await Promise.all([nafathStatus(noura), nafathStatus(noura), noura.askForApproval()])
    const { idNumber, crNumber } = noura.values
    const { phoneNumber, userId: customerId } = noura
    expect(await reviewsOf(sara, noura)).toEqual([
      {
        reviewId: expect.any(String),
        kind: 'identity',
        status: 'open',
        subject: {
          customerId,
          phoneNumber,
          idNumber,
          crNumber,
          unifiedNumber: expect.stringMatching(/^7\d{9}$/),
          legalName: expect.any(String),
          legalNameArabic: expect.any(String),
        },
        createdAt: clock().toISOString(),
      },
    ])
  })

  test("when another applicant's request for the same ID discovers it", async () => {
    const noura = await signUp(app).upTo('nafath')
    await noura.askForApproval()
    await decideInNafath(noura, 'review')
    const salem = await signUp(app, { idNumber: noura.values.idNumber }).upTo('nafath')
    await salem.post('/api/v1/nafath/initiate', { nationalId: salem.values.idNumber, phoneE164: salem.phoneNumber })
    expect(await reviewsOf(sara, noura)).toMatchObject([{ status: 'open' }])
    expect(await reviewsOf(sara, salem)).toEqual([])
  })

  test('after those that wait longer; of closed ones the newest comes first', async () => {
    // These reviews are later than those of earlier tests, which stand in any order.
    clock.advance(1)
    const first = await underReview(app)
    clock.advance(1)
    const second = await underReview(app)
    const ids = (items: Review[]) => items.map(({ subject }) => subject.customerId)
    expect(ids(await waiting('open')).slice(-2)).toEqual([first.userId, second.userId])
    await decide(second, 'approve')
    clock.advance(1)
    await decide(first, 'reject')
    expect(ids(await waiting('closed')).slice(0, 2)).toEqual([first.userId, second.userId])
  })
})

describe('decideReview of an identity', () => {
  test.each([
    ['approve', 'approved', 'approved', 'globalScreening'],
    ['reject', 'rejected', 'rejected', 'nafath'],
    ['ask_again', 'asked_again', 'expired', 'nafath'],
  ])(
    '%s makes the review %s, and the waiting screen reads %s and continues with %s',
    async (decision, closedAs, status, step) => {
      const noura = await underReview(app)
      clock.advance(5)
      const { status: responseStatus, body } = await decide(noura, decision)
      const expectedReview = {
        admin: { name: 'Sara', email: sara.email },
        note: 'Passport seen',
        decidedAt: clock().toISOString(),
      }
      expect({ responseStatus, body }).toMatchObject({
        responseStatus: 200,
        body: { status: closedAs, decision: expectedReview },
      })
      expect(await reviewsOf(sara, noura)).toEqual([body])
      expect(await statusOf(noura)).toMatchObject({ status })
      expect((await statusOf(noura)).reason).toBe(decision === 'ask_again' ? 'asked_again' : undefined)
      expect(await stepOf(noura)).toBe(step)
    },
  )

  test('to approve lets the sign-up continue to its end', async () => {
    const noura = await underReview(app)
    await decide(noura, 'approve')
    noura.at = 'globalScreening'
    await noura.toTheEnd()
    expect(noura.profileId).not.toBe('')
  })

  test.each(['reject', 'ask_again'])('to %s lets the person try again, which is reviewed anew', async decision => {
    const noura = await underReview(app)
    const { sessionId } = noura
    await decide(noura, decision)
    await noura.askForApproval()
    expect(noura.sessionId).not.toBe(sessionId)
    await decideInNafath(noura, 'review')
    await nafathStatus(noura)
    expect(await reviewsOf(sara, noura)).toMatchObject([{ status: 'open' }, { kind: 'identity' }])
    await decide(noura, 'approve')
    expect(await stepOf(noura)).toBe('globalScreening')
  })

  test('is final: neither the same nor another decision is accepted again', async () => {
    const noura = await underReview(app)
    await decide(noura, 'approve')
    for (const staff of [sara, omar]) {
      for (const decision of ['approve', 'reject', 'ask_again']) {
        expect(await decide(noura, decision, staff)).toMatchObject(CLOSED)
      }
    }
    expect(await reviewOf(sara, noura)).toMatchObject({ status: 'approved', decision: { admin: { name: 'Sara' } } })
  })

  test('changes nothing for an ID that the person has replaced meanwhile', async () => {
    const noura = await underReview(app)
    const { idNumber } = noura.values
    noura.values.idNumber = newNationalId()
    noura.at = 'id'
    await noura.upTo('nafath')
    expect(await decide(noura, 'approve')).toMatchObject({ status: 200, body: { subject: { idNumber } } })
    expect(await stepOf(noura)).toBe('nafath')
    await noura.askForApproval()
    expect(await statusOf(noura)).toMatchObject({ status: 'SENT' })
  })

  test('concerns the CR number of that time and names no other', async () => {
    const noura = await underReview(app)
    const { crNumber } = noura.values
    noura.values.crNumber = newCrNumber()
    await noura.post('/api/v1/verification/validate-cr', { crNumber: noura.values.crNumber })
    const { subject } = await reviewOf(sara, noura)
    expect(subject.crNumber).toBe(crNumber)
    expect(subject).not.toHaveProperty('legalName')
  })
})

describe('decideReview: a request that Nafath decides itself', () => {
  test.each([
    ['approve', 'reject'],
    ['reject', 'approve'],
  ])('with %s closes the review as overtaken, and a later %s is refused', async (decision, other) => {
    const noura = await underReview(app)
    await decideInNafath(noura, decision)
    await nafathStatus(noura)
    const review = await reviewOf(sara, noura)
    expect(review.status).toBe('overtaken')
    expect(review).not.toHaveProperty('decision')
    expect(await decide(noura, other)).toMatchObject(CLOSED)
  })

  test('keeps the status of Nafath when the decision differs', async () => {
    const noura = await underReview(app)
    await decideInNafath(noura, 'approve')
    expect(await decide(noura, 'reject')).toMatchObject(CLOSED)
    expect(await statusOf(noura)).toMatchObject({ status: 'approved' })
    expect(await stepOf(noura)).toBe('globalScreening')
    expect(await reviewOf(sara, noura)).toMatchObject({ status: 'overtaken' })
  })
})

test('a note with too few visible characters is refused', async () => {
  const noura = await underReview(app)
  const { reviewId } = await reviewOf(sara, noura)
  expect(await outcome(sara.decide(reviewId, 'approve', '\u200b\u200b\u200b'))).toMatchObject({
    status: 400,
    body: { fields: { note: expect.any(String) } },
  })
  expect(await reviewOf(sara, noura)).toMatchObject({ status: 'open' })
})

test('a decision whose response was lost is recorded when it is repeated', async () => {
  const noura = await underReview(app)
  const losingResponses = withNafath({
    decide: async (reference, decision) => {
      await deps.providers.nafath.decide(reference, decision)
      return { kind: 'unavailable' }
    },
  })
  expect(await decide(noura, 'ask_again', losingResponses)).toMatchObject({ status: 503 })
  expect(await statusOf(noura)).toMatchObject({ status: 'expired' })
  expect(await reviewOf(sara, noura)).toMatchObject({ status: 'overtaken' })
  expect(await decide(noura, 'ask_again')).toMatchObject({ status: 200, body: { status: 'asked_again' } })
  expect(await statusOf(noura)).toMatchObject({ status: 'expired', reason: 'asked_again' })
})

describe('decideReview while Nafath is down', () => {
  test.each<[string, () => Promise<NafathOutcome>, number, string]>([
    ['reports it', async () => ({ kind: 'unavailable' }), 503, 'NAFATH_UNAVAILABLE'],
    ['hangs', () => new Promise(() => {}), 504, 'TIMEOUT'],
    ['fails', () => Promise.reject(new Error('connection reset')), 500, 'UNKNOWN_ERROR'],
  ])(
    'and %s, the review stays open and can be decided later with the same key',
    async (_description, nafathDecision, status, code) => {
      const noura = await underReview(app)
      const { reviewId } = await reviewOf(sara, noura)
      const key = { 'Idempotency-Key': crypto.randomUUID() }
      const send = (staff: StaffMember) =>
        outcome(staff.post(`/reviews/${reviewId}/decision`, { decision: 'approve', note: 'Passport seen' }, key))
      expect(await send(withNafath({ decide: nafathDecision }))).toMatchObject({ status, body: { code } })
      expect(await reviewOf(sara, noura)).toMatchObject({ status: 'open' })
      expect(await statusOf(noura)).toMatchObject({ status: 'pending' })
      expect(await send(sara)).toMatchObject({ status: 200, body: { status: 'approved' } })
      expect(await stepOf(noura)).toBe('globalScreening')
    },
  )
})
