import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import type { KybOption } from '#api/contract/generated/schemas.ts'
import type { KYB_OPTIONS } from '#api/dev/seed/kyb-options.ts'
import { kybOptions } from '#api/kernel/db/schema/kyb.ts'
import { testApp } from '#api/testing/app.ts'
import { KYB_ANSWERS, type Newcomer, signUp } from '#api/testing/customers/newcomer.ts'
import { outcome } from '#api/testing/outcome.ts'

const { app, database, with: appWith } = await testApp()
afterAll(() => database.close())

/** Deactivates a choice in both languages, as an administrator does. */
const deactivate = (category: keyof typeof KYB_OPTIONS, code: string) =>
  database.db
    .update(kybOptions)
    .set({ active: false })
    .where(and(eq(kybOptions.category, category), eq(kybOptions.code, code)))

const CHOSEN = { annualRevenue: '500k_to_3m', businessActivity: 'retail', purposeOfAccount: ['other', 'payroll'] }

const submit = (newcomer: Newcomer, changes: Partial<typeof KYB_ANSWERS & { purposeOther: string }>) =>
  newcomer.post('/api/v1/onboarding/kyb', { ...KYB_ANSWERS, ...changes })

const submitOther = (newcomer: Newcomer, purposeOther?: string) =>
  submit(newcomer, { purposeOfAccount: ['other'], ...(purposeOther !== undefined && { purposeOther }) })

describe('submitKyb takes no choice', () => {
  test.each([
    ['annualRevenue', 'annual_revenue', '3m_to_40m', (code: string) => ({ annualRevenue: code })],
    ['businessActivity', 'business_activity', 'wholesale', (code: string) => ({ businessActivity: code })],
    ['purposeOfAccount', 'purpose_of_account', 'savings', (code: string) => ({ purposeOfAccount: ['payroll', code] })],
  ] as const)('of %s that is not active any more', async (field, category, code, answer) => {
    const noura = await signUp(app).upTo('kyb')
    expect(await outcome(submit(noura, answer(code)))).toMatchObject({ status: 200 })
    await deactivate(category, code)
    const response = await outcome(submit(noura, answer(code)))
    expect(response).toMatchObject({ status: 422, body: { code: 'KYB_OPTION_INVALID' } })
    expect(Object.keys(response.body.fields as object)).toEqual([field])
  })

  test('of another category', async () => {
    const noura = await signUp(app).upTo('kyb')
    expect(await outcome(submit(noura, { annualRevenue: 'retail' }))).toMatchObject({ status: 422 })
  })
})

describe('submitKyb takes the id of a choice', () => {
  test.each([
    ['en', (id: string) => id],
    ['ar', (id: string) => id],
    ['en', (id: string) => id.toUpperCase()],
  ] as const)('in %s, and stores its code', async (locale, answerText) => {
    const idOf = async (category: keyof typeof KYB_OPTIONS, code: string) => {
      const { body } = await outcome(app.request(`/api/v1/kyb/options?category=${category}&locale=${locale}`))
      return answerText((body.items as KybOption[]).find(option => option.code === code)!.id)
    }
    const noura = await signUp(app).upTo('kyb')
    const byId = {
      annualRevenue: await idOf('annual_revenue', '500k_to_3m'),
      businessActivity: await idOf('business_activity', 'retail'),
      purposeOfAccount: [await idOf('purpose_of_account', 'other'), 'payroll'],
    }
    expect(await outcome(submit(noura, byId))).toMatchObject({
      status: 400,
      body: { fields: { purposeOther: 'Please specify details' } },
    })
    expect(await outcome(submit(noura, { ...byId, purposeOther: 'Events' }))).toMatchObject({ status: 200 })
    expect(await outcome(noura.get('/api/v1/onboarding/session'))).toMatchObject({
      body: { data: { kybData: { ...CHOSEN, purposeOther: 'Events' } } },
    })
    expect(
      await outcome(submit(noura, { ...byId, purposeOfAccount: ['other', byId.purposeOfAccount[0]!] })),
    ).toMatchObject({
      status: 400,
      body: { fields: { purposeOfAccount: 'Must not name a choice twice' } },
    })
  })

  test('but not one of another category or of no choice', async () => {
    const noura = await signUp(app).upTo('kyb')
    const [retail] = await database.db.select().from(kybOptions).where(eq(kybOptions.code, 'retail'))
    for (const annualRevenue of [retail!.id, crypto.randomUUID()])
      expect(await outcome(submit(noura, { annualRevenue }))).toMatchObject({
        status: 422,
        body: { code: 'KYB_OPTION_INVALID' },
      })
  })
})

describe('submitKyb asks for details of another purpose', () => {
  test.each([
    ['none', undefined, 'Please specify details'],
    ['blank ones', '   ', 'Please specify details'],
    ['two characters', ' ab ', 'Please provide more details (minimum 3 characters)'],
    ['101 characters', 'x'.repeat(101), 'Details too long (maximum 100 characters)'],
  ])('and refuses %s', async (_what, details, message) => {
    const noura = await signUp(app).upTo('kyb')
    expect(await outcome(submitOther(noura, details))).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', fields: { purposeOther: message } },
    })
  })

  test.each(['abc', 'x'.repeat(100), `  ${'x'.repeat(100)}  `, '🌴'.repeat(100)])(
    'and keeps %j, trimmed',
    async details => {
      const noura = await signUp(app).upTo('kyb')
      expect((await submitOther(noura, details)).status).toBe(200)
      expect(await outcome(noura.get('/api/v1/onboarding/session'))).toMatchObject({
        body: { data: { kybData: { purposeOther: details.trim() } } },
      })
    },
  )

  test('and takes none without that purpose', async () => {
    const noura = await signUp(app).upTo('kyb')
    expect(await outcome(submit(noura, { purposeOther: 'Event ticketing' }))).toMatchObject({
      status: 400,
      body: { fields: { purposeOther: 'Is allowed only with the purpose `other`' } },
    })
  })
})

describe('submitKyb', () => {
  test('can be repeated until the password is set, and drops the details of the first answers', async () => {
    const noura = await signUp(app).upTo('kyb')
    await submitOther(noura, 'Event ticketing')
    await submit(noura, { annualRevenue: '500k_to_3m' })
    const { body } = await outcome(noura.get('/api/v1/onboarding/session'))
    expect(body).toMatchObject({ currentStep: 'password', data: { kybData: { annualRevenue: '500k_to_3m' } } })
    expect((body.data as { kybData: object }).kybData).not.toHaveProperty('purposeOther')
  })

  test('is void when the person is screened again and not clear any more', async () => {
    const strict = appWith({ providers: { screening: { screen: async () => ({ kind: 'review', reason: 'Listed' }) } } })
    const noura = await signUp(app).upTo('password')
    const { idNumber, crNumber, businessType } = noura.values
    const facts = { idNumber, phoneNumber: noura.phoneNumber, crNumber, businessType }
    expect(await outcome(noura.through(strict).post('/api/v1/onboarding/global-screening', facts))).toMatchObject({
      status: 200,
      body: { status: 'REVIEW', reason: 'Listed' },
    })
    expect(await outcome(submit(noura, {}))).toMatchObject({
      status: 409,
      body: { code: 'STEP_REQUIRED', reason: 'globalScreening' },
    })
  })
})
