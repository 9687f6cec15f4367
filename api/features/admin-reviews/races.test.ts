import { afterAll, describe, expect, test } from 'vitest'
import type { AdminEvent, AdminKybOption } from '#api/contract/generated/schemas.ts'
import { testApp } from '#api/testing/app.ts'
import { newCustomer } from '#api/testing/customers/customer.ts'
import { type Newcomer, signUp } from '#api/testing/customers/newcomer.ts'
import { atOnce, type Outcome, outcome, outcomes } from '#api/testing/outcome.ts'
import {
  askForScreening,
  LISTED,
  nafathStatus,
  reviewOf,
  reviewsOf,
  screeningThat,
  underReview,
} from '#api/testing/staff/reviews.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'

const plink = await testApp()
const { app, database, deps } = plink
afterAll(() => database.close())

const sara = await new StaffMember(app).signIn()
const omar = await new StaffMember(app, 'omar@plink.example').signIn()
const both = [sara, omar]

const statusesOf = (responses: Outcome[]) => responses.map(({ status }) => status).sort()
const isSuccess = ({ status }: Outcome) => status === 200

const options = async (): Promise<AdminKybOption[]> =>
  (await (await sara.get('/kyb/options?category=purpose_of_account')).json()).items
const codes = async () => [...new Set((await options()).map(({ code }) => code))]
const newOption = (request: object) => ({
  category: 'purpose_of_account',
  label: 'Rent',
  active: true,
  locale: 'en',
  ...request,
})
const eventsAbout = async (newcomer: Newcomer): Promise<AdminEvent[]> => {
  const { items } = await (await sara.get('/events')).json()
  return items.filter(
    (event: AdminEvent) => event.type === 'review_decided' && event.subject?.name === newcomer.phoneNumber,
  )
}
const stepOf = async (newcomer: Newcomer) =>
  (await (await newcomer.get('/api/v1/onboarding/session')).json()).currentStep

describe('createKybOption, changeKybOption, reorderKybOptions: options', () => {
  test('of two simultaneous ones with the same code, one is created', async () => {
    const responses = await outcomes(both.map(staff => staff.post('/kyb/options', newOption({ code: 'rent' }))))
    expect(statusesOf(responses)).toEqual([201, 409])
  })

  test('of ten without a code, each gets its own code and order', async () => {
    const responses = await atOnce(10, index => both[index % 2]!.post('/kyb/options', newOption({ label: 'Zakat' })))
    expect(statusesOf(responses)).toEqual(Array(10).fill(201))
    expect(new Set(responses.map(({ body }) => body.code)).size).toBe(10)
    expect(new Set(responses.map(({ body }) => body.order)).size).toBe(10)
  })

  test('keep one code when it is changed in both languages at once', async () => {
    const languages = (await options()).filter(({ code }) => code === 'payroll')
    await outcomes(languages.map(({ id, locale }) => sara.patch(`/kyb/options/${id}`, { code: `wages_${locale}` })))
    expect((await options()).filter(({ code }) => /^(payroll|wages)/.test(code)).map(({ code }) => code)).toEqual(
      Array(2).fill(expect.stringMatching(/^wages_(en|ar)$/)),
    )
    expect(new Set((await options()).filter(({ code }) => code.startsWith('wages')).map(({ code }) => code)).size).toBe(
      1,
    )
  })

  test('that are reordered while one is created have distinct orders', async () => {
    const reverseOrder = (await codes()).reverse()
    const [order, option] = await outcomes([
      sara.put('/kyb/options/order', { category: 'purpose_of_account', codes: reverseOrder }),
      omar.post('/kyb/options', newOption({ code: 'gifts' })),
    ])
    expect(option?.status).toBe(201)
    expect([200, 409]).toContain(order?.status)
    const after = await codes()
    if (order?.status === 200) expect(after).toEqual([...reverseOrder, 'gifts'])
    else expect(after.at(-1)).toBe('gifts')
  })
})

describe('unlockCustomer: a lock', () => {
  test('that two administrators end at once is ended once', async () => {
    const noura = await newCustomer(app)
    for (let count = 0; count < 5; count++) await noura.tryPassword('Palm#Trees2030')
    const [customer] = (await (await sara.get(`/customers?q=${noura.identifier}`)).json()).items
    const path = `/customers/${customer.customerId}/unlock`
    const responses = await outcomes(both.map(staff => staff.post(path, { reason: 'Identity checked' })))
    expect(statusesOf(responses)).toEqual([200, 409])
    expect((await (await sara.get(`/customers/${customer.customerId}`)).json()).adminEvents).toHaveLength(1)
  })
})

describe('decideReview: a review', () => {
  test.each([
    ['approve', 'approve'],
    ['approve', 'reject'],
    ['ask_again', 'reject'],
  ])(
    'of an identity that two decide at once, %s and %s, is decided by one, and the person goes by that',
    async (one, other) => {
      const noura = await underReview(app)
      const { reviewId } = await reviewOf(sara, noura)
      const responses = await outcomes([sara.decide(reviewId, one), omar.decide(reviewId, other)])
      expect(statusesOf(responses)).toEqual([200, 409])
      const review = responses.find(isSuccess)?.body
      expect(await reviewOf(sara, noura)).toEqual(review)
      const expectedStatus = { approved: 'approved', rejected: 'rejected', asked_again: 'expired' }[
        String(review?.status)
      ]
      expect(await outcome(nafathStatus(noura))).toMatchObject({ body: { status: expectedStatus } })
      expect(await eventsAbout(noura)).toHaveLength(1)
    },
  )

  test('of a screening that two administrators decide at once is decided once', async () => {
    const noura = await signUp(app).upTo('globalScreening')
    await screeningThat(plink, LISTED).ask(noura)
    const { reviewId } = await reviewOf(sara, noura)
    const responses = await outcomes([sara.decide(reviewId, 'approve'), omar.decide(reviewId, 'reject')])
    expect(statusesOf(responses)).toEqual([200, 409])
    const isApproved = responses.find(isSuccess)?.body.status === 'approved'
    expect(await stepOf(noura)).toBe(isApproved ? 'kyb' : 'globalScreening')
    expect(await eventsAbout(noura)).toHaveLength(1)
  })

  test('of an identity stays decided although the person polls at the same time', async () => {
    const noura = await underReview(app)
    const { reviewId } = await reviewOf(sara, noura)
    const [decision, ...polls] = await outcomes([
      sara.decide(reviewId, 'approve'),
      ...Array.from({ length: 10 }, () => nafathStatus(noura)),
    ])
    expect(decision).toMatchObject({ status: 200, body: { status: 'approved' } })
    expect(polls.filter(({ status }) => status !== 200)).toEqual([])
    expect(await stepOf(noura)).toBe('globalScreening')
  })

  test.each(['approve', 'reject', 'ask_again'])(
    'of an identity records a decision of %s, even if the applicant sees the new status first',
    async decision => {
      const noura = await underReview(app)
      const { reviewId } = await reviewOf(sara, noura)
      const decide: typeof deps.providers.nafath.decide = async (reference, decision) => {
        const update = await deps.providers.nafath.decide(reference, decision)
        await nafathStatus(noura)
        return update
      }
      const slow = plink.with({ providers: { nafath: { ...deps.providers.nafath, decide } } })
      const response = await outcome(sara.through(slow).decide(reviewId, decision))
      expect(response).toMatchObject({ status: 200, body: { decision: { admin: { name: 'Sara' } } } })
      expect(await reviewsOf(sara, noura)).toEqual([response.body])
      expect(await eventsAbout(noura)).toHaveLength(1)
    },
  )

  test('of a screening opens once for ten concurrent requests', async () => {
    const noura = await signUp(app).upTo('globalScreening')
    const { server } = screeningThat(plink, LISTED)
    const responses = await atOnce(10, () => askForScreening(noura.through(server)))
    expect(responses.every(({ body }) => body.status === 'REVIEW')).toBe(true)
    expect(await reviewsOf(sara, noura)).toHaveLength(1)
  })

  test('of an identity opens once for ten concurrent status requests', async () => {
    const noura = await signUp(app).upTo('nafath')
    await noura.askForApproval()
    await noura.post(`/api/sandbox/nafath/${noura.sessionId}/decision`, { decision: 'review' })
    await atOnce(10, () => nafathStatus(noura))
    expect(await reviewsOf(sara, noura)).toHaveLength(1)
  })
})
