import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminKybOption } from '#api/contract/generated/schemas.ts'
import { testApp } from '#api/testing/app.ts'
import { KYB_ANSWERS, signUp } from '#api/testing/customers/newcomer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { allOptions, findOption, newestAdminEvent, offeredOptions } from '#api/testing/staff/kyb-option-steps.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'

const { app, database } = await testApp()
afterAll(() => database.close())

const sara = new StaffMember(app)
beforeAll(() => sara.signIn())

const create = (request: object) =>
  outcome(sara.post('/kyb/options', { category: 'business_activity', active: true, locale: 'en', ...request }))

async function createOption(request: object): Promise<AdminKybOption> {
  const { status, body } = await create(request)
  expect(status).toBe(201)
  return body as unknown as AdminKybOption
}

const change = async (option: AdminKybOption | undefined, changes: object) =>
  outcome(sara.patch(`/kyb/options/${option?.id}`, changes))

describe('createKybOption: a new option', () => {
  test('in one language is offered in that language at once, trimmed', async () => {
    await createOption({ label: '  Paying rent ', code: 'rent' })
    expect(await offeredOptions(app)).toContain('rent Paying rent')
    expect((await offeredOptions(app, 'ar')).filter(each => each.startsWith('rent '))).toEqual([])
  })

  test('in both languages is offered in both and accepted by the questionnaire', async () => {
    const { code, locale } = await createOption({
      label: 'تأجير',
      translation: 'Leasing',
      locale: 'ar',
      code: 'leasing',
    })
    expect([code, locale]).toEqual(['leasing', 'ar'])
    expect(await offeredOptions(app)).toContain('leasing Leasing')
    expect(await offeredOptions(app, 'ar')).toContain('leasing تأجير')
    const noura = await signUp(app).upTo('kyb')
    const response = await noura.post('/api/v1/onboarding/kyb', { ...KYB_ANSWERS, businessActivity: 'leasing' })
    expect(response.status).toBe(200)
  })

  test('that is inactive is neither offered nor accepted', async () => {
    await createOption({ label: 'Mining', code: 'mining', active: false })
    expect((await offeredOptions(app)).join()).not.toContain('mining')
    const noura = await signUp(app).upTo('kyb')
    const response = await outcome(noura.post('/api/v1/onboarding/kyb', { ...KYB_ANSWERS, businessActivity: 'mining' }))
    expect(response).toMatchObject({ status: 422, body: { code: 'KYB_OPTION_INVALID' } })
  })

  test('gets a code from its label, or another one if that is taken', async () => {
    const label = 'Cafés & Restaurants, 2nd class'
    expect((await createOption({ label })).code).toBe('cafes_restaurants_2nd_class')
    expect((await createOption({ label })).code).toBe('cafes_restaurants_2nd_class_2')
    expect((await createOption({ label: 'تجارة', locale: 'ar' })).code).toBe('option')
    expect((await createOption({ label: 'صناعة', locale: 'ar' })).code).toBe('option_2')
    const long = (await createOption({ label: 'x'.repeat(100) })).code
    expect((await createOption({ label: 'x'.repeat(100) })).code).toBe(`${long}_2`)
  })

  test('is last, or at the requested position', async () => {
    const last = Math.max(...(await allOptions(sara)).map(({ order }) => order))
    expect((await createOption({ label: 'Last' })).order).toBe(last + 10)
    await createOption({ label: 'First', code: 'first', order: 0 })
    expect((await offeredOptions(app))[0]).toBe('first First')
  })

  test('in a missing language joins the existing option, and its other fields apply to both languages', async () => {
    const { order } = await createOption({ label: 'Fishing', code: 'fishing' })
    expect(await createOption({ label: 'صيد', code: 'fishing', locale: 'ar' })).toMatchObject({ order, active: true })
    await createOption({ label: 'Hunting', code: 'hunting' })
    await createOption({ label: 'قنص', code: 'hunting', locale: 'ar', active: false })
    expect(await findOption(sara, 'hunting')).toMatchObject({ active: false })
    expect((await newestAdminEvent(sara)).changes).toEqual([
      { field: 'label.ar', to: 'قنص' },
      { field: 'active', from: 'true', to: 'false' },
    ])
  })

  test.each([
    ['in this language', { label: 'Shops', code: 'retail' }],
    ['in one of two', { label: 'Shops', translation: 'متاجر', code: 'retail' }],
  ])('is refused with a code that is taken %s', async (_where, request) => {
    const before = await allOptions(sara)
    expect(await create(request)).toMatchObject({ status: 409, body: { code: 'OPTION_CODE_EXISTS' } })
    expect(await allOptions(sara)).toEqual(before)
  })
})

test('createKybOption and changeKybOption refuse a label without visible characters', async () => {
  const refusalOf = (...names: string[]) => ({
    status: 400,
    body: { code: 'VALIDATION_ERROR', fields: Object.fromEntries(names.map(name => [name, expect.any(String)])) },
  })
  expect(await create({ label: '\u200b' })).toMatchObject(refusalOf('label'))
  expect(await create({ label: 'Rent', translation: '\u202e\ufeff' })).toMatchObject(refusalOf('translation'))
  expect(await change(await findOption(sara, 'retail'), { label: '\u2060' })).toMatchObject(refusalOf('label'))
})
