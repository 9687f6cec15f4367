import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminKybOption } from '#api/contract/generated/schemas.ts'
import { testApp } from '#api/testing/app.ts'
import { KYB_ANSWERS, signUp } from '#api/testing/customers/newcomer.ts'
import { outcome } from '#api/testing/outcome.ts'
import { findOption, newestAdminEvent, offeredOptions } from '#api/testing/staff/kyb-option-steps.ts'
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

describe('changeKybOption: a change', () => {
  test('of the label applies to its language only', async () => {
    const arabic = await findOption(sara, 'retail', 'ar')
    expect(await change(await findOption(sara, 'retail'), { label: ' Shops ' })).toMatchObject({
      body: { label: 'Shops' },
    })
    expect(await findOption(sara, 'retail', 'ar')).toEqual(arabic)
    expect((await newestAdminEvent(sara)).changes).toEqual([
      { field: 'label.en', from: expect.any(String), to: 'Shops' },
    ])
  })

  test('of code, order or activity applies to both languages and to sign-up at once', async () => {
    const changes = { code: 'farming', order: 1, active: true }
    await change(await findOption(sara, 'agriculture'), { ...changes, active: false })
    expect((await offeredOptions(app, 'ar')).join()).not.toMatch(/agriculture|farming/)
    expect(await change(await findOption(sara, 'farming', 'ar'), changes)).toMatchObject({ status: 200, body: changes })
    expect([await findOption(sara, 'farming'), await findOption(sara, 'farming', 'ar')]).toMatchObject([
      changes,
      changes,
    ])
    expect(await findOption(sara, 'agriculture')).toBeUndefined()
    const noura = await signUp(app).upTo('kyb')
    const submit = (businessActivity: string) =>
      noura.post('/api/v1/onboarding/kyb', { ...KYB_ANSWERS, businessActivity })
    expect((await submit('agriculture')).status).toBe(422)
    expect((await submit('farming')).status).toBe(200)
  })

  test('to a code that is taken is refused, in the other language too', async () => {
    const { code: onlyArabic } = await createOption({ label: 'بناء', locale: 'ar' })
    for (const code of ['wholesale', onlyArabic]) {
      expect(await change(await findOption(sara, 'retail'), { code })).toMatchObject({
        body: { code: 'OPTION_CODE_EXISTS' },
      })
    }
  })

  test('of the code that requires details is refused, while other fields of that option may change', async () => {
    const other = await findOption(sara, 'other', 'en', 'purpose_of_account')
    expect(await change(other, { code: 'else' })).toMatchObject({ status: 409, body: { code: 'OPTION_CODE_FIXED' } })
    expect(await change(other, { code: 'other', label: 'Something else' })).toMatchObject({ status: 200 })
  })

  test('to the same values is not recorded', async () => {
    const before = await newestAdminEvent(sara)
    const option = await findOption(sara, 'wholesale')
    expect((await change(option, { label: option?.label, active: true })).body).toEqual(option)
    expect((await change(option, {})).body).toEqual(option)
    expect(await newestAdminEvent(sara)).toEqual(before)
  })
})
