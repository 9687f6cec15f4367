import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { factsUnderReview, openReviewOfFacts } from '#api/people/applicants/reviews.ts'
import { testApp } from '#api/testing/app.ts'
import { KYB_ANSWERS, type Newcomer, signUp } from '#api/testing/customers/newcomer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { askForScreening, LISTED, reviewOf, reviewsOf, screeningThat } from '#api/testing/staff/reviews.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'
import { newCrNumber } from '#api/testing/unique-values.ts'

const plink = await testApp()
const { app, clock, database, deps } = plink
const { db } = database
afterAll(() => database.close())

const LISTED_FINDING = { kind: 'screening', reason: 'Listed' } as const

const sara = await new StaffMember(app).signIn()

const decide = async (newcomer: Newcomer, decision: string) =>
  outcome(sara.decide((await reviewOf(sara, newcomer)).reviewId, decision, 'Another person'))

const sessionOf = async (newcomer: Newcomer) => (await newcomer.get('/api/v1/onboarding/session')).json()
const submitKyb = async (newcomer: Newcomer) => (await newcomer.post('/api/v1/onboarding/kyb', KYB_ANSWERS)).status

/** An applicant whose screening is under review. */
async function listedNewcomer() {
  const screening = screeningThat(plink, LISTED)
  const noura = await signUp(app).upTo('globalScreening')
  expect(await screening.ask(noura)).toEqual({ status: 'REVIEW', review: 'screening', reason: 'Listed' })
  return { noura, screening }
}

async function changeRegistration(newcomer: Newcomer, crNumber: string): Promise<void> {
  newcomer.values.crNumber = crNumber
  expect((await newcomer.post('/api/v1/verification/validate-cr', { crNumber })).status).toBe(200)
}

describe('listReviews: a review of a screening', () => {
  test('opens once for repeated calls, and the screening is not repeated', async () => {
    const { noura, screening } = await listedNewcomer()
    screening.outcome = { kind: 'clear' }
    for (let count = 0; count < 3; count++) {
      expect(await screening.ask(noura)).toEqual({ status: 'REVIEW', review: 'screening', reason: 'Listed' })
    }
    expect(screening.calls).toBe(1)
    expect(await reviewsOf(sara, noura)).toMatchObject([{ kind: 'screening', status: 'open', reason: 'Listed' }])
    expect(await sessionOf(noura)).toMatchObject({
      currentStep: 'globalScreening',
      data: { screeningStatus: 'REVIEW' },
    })
    expect(await submitKyb(noura)).toBe(409)
  })

  test('is not opened for a clear outcome', async () => {
    const noura = await signUp(app).upTo('kyb')
    expect(await reviewsOf(sara, noura)).toEqual([])
  })
})

describe('decideReview of a screening', () => {
  test('to approve is clear, and opens the questionnaire without asking the screening again', async () => {
    const { noura, screening } = await listedNewcomer()
    expect(await decide(noura, 'approve')).toMatchObject({ status: 200, body: { status: 'approved' } })
    expect(await sessionOf(noura)).toMatchObject({ currentStep: 'kyb', data: { screeningStatus: 'CLEAR' } })
    expect(await screening.ask(noura)).toEqual({ status: 'CLEAR' })
    expect(screening.calls).toBe(1)
    noura.at = 'kyb'
    await noura.toTheEnd()
  })

  test('to reject is reported to the person and keeps the questionnaire closed', async () => {
    const { noura, screening } = await listedNewcomer()
    await decide(noura, 'reject')
    expect(await sessionOf(noura)).toMatchObject({
      currentStep: 'globalScreening',
      data: { screeningStatus: 'REJECTED' },
    })
    screening.outcome = { kind: 'clear' }
    expect(await screening.ask(noura)).toEqual({ status: 'REJECTED' })
    expect(screening.calls).toBe(1)
    expect(await submitKyb(noura)).toBe(409)
  })

  test.each([
    ['clear', { kind: 'clear' as const }, 'CLEAR', 1],
    ['listed still', LISTED, 'REVIEW', 2],
  ])('asking again repeats the screening, which may find the business %s', async (_what, result, status, reviews) => {
    const { noura, screening } = await listedNewcomer()
    await decide(noura, 'ask_again')
    expect((await sessionOf(noura)).data).not.toHaveProperty('screeningStatus')
    screening.outcome = result
    expect(await screening.ask(noura)).toMatchObject({ status })
    expect(screening.calls).toBe(2)
    expect(await reviewsOf(sara, noura)).toHaveLength(reviews)
  })

  test('is one', async () => {
    const { noura } = await listedNewcomer()
    await decide(noura, 'approve')
    expect(await decide(noura, 'reject')).toMatchObject({ status: 409, body: { code: 'REVIEW_CLOSED' } })
    expect(await sessionOf(noura)).toMatchObject({ data: { screeningStatus: 'CLEAR' } })
  })
})

describe('decideReview when the registration has changed since', () => {
  test('the decision changes nothing, and the new facts are screened', async () => {
    const { noura, screening } = await listedNewcomer()
    await changeRegistration(noura, newCrNumber())
    expect(await decide(noura, 'approve')).toMatchObject({ status: 200 })
    expect(await sessionOf(noura)).toMatchObject({ currentStep: 'globalScreening' })
    expect((await sessionOf(noura)).data).not.toHaveProperty('screeningStatus')
    expect(await screening.ask(noura)).toMatchObject({ status: 'REVIEW' })
    expect(screening.calls).toBe(2)
  })

  test('a rejection of the old one does not touch the clear new one', async () => {
    const { noura } = await listedNewcomer()
    await changeRegistration(noura, newCrNumber())
    await screeningThat(plink, { kind: 'clear' }).ask(noura)
    await decide(noura, 'reject')
    expect(await sessionOf(noura)).toMatchObject({ currentStep: 'kyb', data: { screeningStatus: 'CLEAR' } })
  })

  test('a review of the new one overtakes the old one; back at the old one it is screened again', async () => {
    const { noura, screening } = await listedNewcomer()
    const { crNumber } = noura.values
    await changeRegistration(noura, newCrNumber())
    await screening.ask(noura)
    expect(await reviewsOf(sara, noura)).toMatchObject([{ status: 'open' }, { status: 'overtaken' }])
    await changeRegistration(noura, crNumber)
    expect(await screening.ask(noura)).toMatchObject({ status: 'REVIEW' })
    expect((await reviewsOf(sara, noura)).map(({ status }) => status)).toEqual(['open', 'overtaken', 'overtaken'])
  })

  test('back at the old one, what was decided about it holds', async () => {
    const { noura, screening } = await listedNewcomer()
    const { crNumber } = noura.values
    await changeRegistration(noura, newCrNumber())
    await decide(noura, 'reject')
    await changeRegistration(noura, crNumber)
    expect(await screening.ask(noura)).toEqual({ status: 'REJECTED' })
    expect(screening.calls).toBe(1)
  })
})

test('a decision about somebody who has an account by now changes nothing', async () => {
  const noura = await signUp(app).upTo('done')
  const isNoura = eq(applicants.id, noura.userId)
  const [before] = await db.select().from(applicants).where(isNoura)
  const facts = factsUnderReview(before!)
  await db.transaction(tx => openReviewOfFacts(tx, facts!, LISTED_FINDING, clock()))
  expect(await decide(noura, 'reject')).toMatchObject({ status: 200 })
  expect(await db.select().from(applicants).where(isNoura)).toEqual([before])
})

test('a decision made while the screening is repeated prevails', async () => {
  const { noura } = await listedNewcomer()
  await decide(noura, 'ask_again')
  const screen = async () => {
    const [applicant] = await db.select().from(applicants).where(eq(applicants.id, noura.userId))
    await db.transaction(tx => openReviewOfFacts(tx, factsUnderReview(applicant!)!, LISTED_FINDING, clock()))
    await decide(noura, 'reject')
    return { kind: 'clear' as const }
  }
  const slow = plink.with({ providers: { screening: { ...deps.providers.screening, screen } } })
  expect(await outcome(askForScreening(noura.through(slow)))).toMatchObject({
    body: { status: 'REJECTED' },
  })
  expect(await submitKyb(noura)).toBe(409)
})
