import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminKybOption } from '#api/contract/generated/schemas.ts'
import { testApp } from '#api/testing/app.ts'
import { outcome } from '#api/testing/outcome.ts'
import { KYB_ANSWERS, signUp } from '#api/testing/personas.ts'
import { Staff } from '#api/testing/staff.ts'

const { app, database } = await testApp()
afterAll(() => database.close())

const sara = new Staff(app)
beforeAll(() => sara.signIn())

type Category = AdminKybOption['category']

const create = (request: object) =>
  outcome(sara.post('/kyb/options', { category: 'business_activity', active: true, locale: 'en', ...request }))

async function created(request: object): Promise<AdminKybOption> {
  const { status, body } = await create(request)
  expect(status).toBe(201)
  return body as unknown as AdminKybOption
}

async function all(category: Category = 'business_activity'): Promise<AdminKybOption[]> {
  return (await (await sara.get(`/kyb/options?category=${category}`)).json()).items
}

const find = async (code: string, locale = 'en', category?: Category) =>
  (await all(category)).find(option => option.code === code && option.locale === locale)

const change = async (option: AdminKybOption | undefined, changes: object) =>
  outcome(sara.patch(`/kyb/options/${option?.id}`, changes))

/** What sign-up offers. */
const offered = async (locale: 'en' | 'ar' = 'en', category: Category = 'business_activity') => {
  const { items } = await (await app.request(`/api/v1/kyb/options?category=${category}&locale=${locale}`)).json()
  return (items as { code: string; label: string }[]).map(({ code, label }) => `${code} ${label}`)
}

const newestEvent = async () => (await (await sara.get('/events')).json()).items[0]

describe('a new choice', () => {
  test('in one language is offered in that one, trimmed, at once', async () => {
    await created({ label: '  Paying rent ', code: 'rent' })
    expect(await offered()).toContain('rent Paying rent')
    expect((await offered('ar')).filter(each => each.startsWith('rent '))).toEqual([])
  })

  test('in both languages is offered in both, and taken by the questionnaire', async () => {
    const { code, locale } = await created({ label: 'تأجير', translation: 'Leasing', locale: 'ar', code: 'leasing' })
    expect([code, locale]).toEqual(['leasing', 'ar'])
    expect(await offered()).toContain('leasing Leasing')
    expect(await offered('ar')).toContain('leasing تأجير')
    const noura = await signUp(app).upTo('kyb')
    const answer = await noura.post('/api/v1/onboarding/kyb', { ...KYB_ANSWERS, businessActivity: 'leasing' })
    expect(answer.status).toBe(200)
  })

  test('that is not active is not offered, nor taken', async () => {
    await created({ label: 'Mining', code: 'mining', active: false })
    expect((await offered()).join()).not.toContain('mining')
    const noura = await signUp(app).upTo('kyb')
    const refused = await outcome(noura.post('/api/v1/onboarding/kyb', { ...KYB_ANSWERS, businessActivity: 'mining' }))
    expect(refused).toMatchObject({ status: 422, body: { code: 'KYB_OPTION_INVALID' } })
  })

  test('gets a code from its label, another one where that is taken', async () => {
    const label = 'Cafés & Restaurants, 2nd class'
    expect((await created({ label })).code).toBe('cafes_restaurants_2nd_class')
    expect((await created({ label })).code).toBe('cafes_restaurants_2nd_class_2')
    expect((await created({ label: 'تجارة', locale: 'ar' })).code).toBe('option')
    expect((await created({ label: 'صناعة', locale: 'ar' })).code).toBe('option_2')
    const long = (await created({ label: 'x'.repeat(100) })).code
    expect((await created({ label: 'x'.repeat(100) })).code).toBe(`${long}_2`)
  })

  test('stands behind the last one, or where it is put', async () => {
    const last = Math.max(...(await all()).map(({ order }) => order))
    expect((await created({ label: 'Last' })).order).toBe(last + 10)
    await created({ label: 'First', code: 'first', order: 0 })
    expect((await offered())[0]).toBe('first First')
  })

  test('in a language that the choice lacks takes its place, and what it says of the choice holds for both', async () => {
    const { order } = await created({ label: 'Fishing', code: 'fishing' })
    expect(await created({ label: 'صيد', code: 'fishing', locale: 'ar' })).toMatchObject({ order, active: true })
    await created({ label: 'Hunting', code: 'hunting' })
    await created({ label: 'قنص', code: 'hunting', locale: 'ar', active: false })
    expect(await find('hunting')).toMatchObject({ active: false })
    expect((await newestEvent()).changes).toEqual([
      { field: 'label.ar', to: 'قنص' },
      { field: 'active', from: 'true', to: 'false' },
    ])
  })

  test.each([
    ['in this language', { label: 'Shops', code: 'retail' }],
    ['in one of two', { label: 'Shops', translation: 'متاجر', code: 'retail' }],
  ])('is refused with a code that is taken %s', async (_where, request) => {
    const before = await all()
    expect(await create(request)).toMatchObject({ status: 409, body: { code: 'OPTION_CODE_EXISTS' } })
    expect(await all()).toEqual(before)
  })
})

test('a label of which nothing can be seen is refused, in a new choice and in a change', async () => {
  const refused = (...names: string[]) => ({
    status: 400,
    body: { code: 'VALIDATION_ERROR', fields: Object.fromEntries(names.map(name => [name, expect.any(String)])) },
  })
  expect(await create({ label: '\u200b' })).toMatchObject(refused('label'))
  expect(await create({ label: 'Rent', translation: '\u202e\ufeff' })).toMatchObject(refused('translation'))
  expect(await change(await find('retail'), { label: '\u2060' })).toMatchObject(refused('label'))
})

describe('a change', () => {
  test('of the label is one of its language', async () => {
    const arabic = await find('retail', 'ar')
    expect(await change(await find('retail'), { label: ' Shops ' })).toMatchObject({ body: { label: 'Shops' } })
    expect(await find('retail', 'ar')).toEqual(arabic)
    expect((await newestEvent()).changes).toEqual([{ field: 'label.en', from: expect.any(String), to: 'Shops' }])
  })

  test('of code, order and being active is one of both languages, and sign-up follows at once', async () => {
    const changes = { code: 'farming', order: 1, active: true }
    await change(await find('agriculture'), { ...changes, active: false })
    expect((await offered('ar')).join()).not.toMatch(/agriculture|farming/)
    expect(await change(await find('farming', 'ar'), changes)).toMatchObject({ status: 200, body: changes })
    expect([await find('farming'), await find('farming', 'ar')]).toMatchObject([changes, changes])
    expect(await find('agriculture')).toBeUndefined()
    const noura = await signUp(app).upTo('kyb')
    const answer = (businessActivity: string) =>
      noura.post('/api/v1/onboarding/kyb', { ...KYB_ANSWERS, businessActivity })
    expect((await answer('agriculture')).status).toBe(422)
    expect((await answer('farming')).status).toBe(200)
  })

  test('to a code that is taken is refused, in the other language too', async () => {
    const { code: onlyArabic } = await created({ label: 'بناء', locale: 'ar' })
    for (const code of ['wholesale', onlyArabic]) {
      expect(await change(await find('retail'), { code })).toMatchObject({ body: { code: 'OPTION_CODE_EXISTS' } })
    }
  })

  test('of the code by which sign-up asks for details is refused; the rest of that choice may change', async () => {
    const other = await find('other', 'en', 'purpose_of_account')
    expect(await change(other, { code: 'else' })).toMatchObject({ status: 409, body: { code: 'OPTION_CODE_FIXED' } })
    expect(await change(other, { code: 'other', label: 'Something else' })).toMatchObject({ status: 200 })
  })

  test('that changes nothing is none', async () => {
    const before = await newestEvent()
    const option = await find('wholesale')
    expect((await change(option, { label: option?.label, active: true })).body).toEqual(option)
    expect((await change(option, {})).body).toEqual(option)
    expect(await newestEvent()).toEqual(before)
  })
})

describe('another order', () => {
  const codesOf = async () => [...new Set((await all('annual_revenue')).map(({ code }) => code))]
  const reorder = (codes: string[]) => outcome(sara.put('/kyb/options/order', { category: 'annual_revenue', codes }))

  test('is that of sign-up in both languages', async () => {
    const reversed = (await codesOf()).reverse()
    const { body } = await reorder(reversed)
    expect((body.items as AdminKybOption[]).map(({ order }) => order)).toEqual([10, 10, 20, 20, 30, 30, 40, 40, 50, 50])
    for (const locale of ['en', 'ar'] as const) {
      expect((await offered(locale, 'annual_revenue')).map(each => each.split(' ')[0])).toEqual(reversed)
    }
    expect(await newestEvent()).toMatchObject({ type: 'options_reordered', changes: [{ to: reversed.join(', ') }] })
  })

  test.each<[string, (codes: string[]) => string[]]>([
    ['leaves one out', codes => codes.slice(1)],
    ['names one twice', codes => [...codes, ...codes.slice(0, 1)]],
    ['names one in the place of another', codes => [...codes.slice(1), codes[1]!]],
    ['names one of another category', codes => [...codes.slice(1), 'retail']],
    ['names one too many', codes => [...codes, 'nothing']],
    ['names none', () => []],
  ])('is refused when it %s', async (_what, wrong) => {
    const before = await all('annual_revenue')
    expect(await reorder(wrong(await codesOf()))).toMatchObject({ status: 409, body: { code: 'OPTIONS_CHANGED' } })
    expect(await all('annual_revenue')).toEqual(before)
  })
})
