import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminKybOption } from '#api/contract/generated/schemas.ts'
import { testApp } from '#api/testing/app.ts'
import { outcome } from '#api/testing/outcome.ts'
import { allOptions, newestAdminEvent, offeredOptions } from '#api/testing/staff/kyb-option-steps.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'

const { app, database } = await testApp()
afterAll(() => database.close())

const sara = new StaffMember(app)
beforeAll(() => sara.signIn())

describe('reorderKybOptions: a new order', () => {
  const codesOf = async () => [...new Set((await allOptions(sara, 'annual_revenue')).map(({ code }) => code))]
  const reorder = (codes: string[]) => outcome(sara.put('/kyb/options/order', { category: 'annual_revenue', codes }))

  test('applies to sign-up in both languages', async () => {
    const reverseOrder = (await codesOf()).reverse()
    const { body } = await reorder(reverseOrder)
    expect((body.items as AdminKybOption[]).map(({ order }) => order)).toEqual([10, 10, 20, 20, 30, 30, 40, 40, 50, 50])
    for (const locale of ['en', 'ar'] as const) {
      expect((await offeredOptions(app, locale, 'annual_revenue')).map(each => each.split(' ')[0])).toEqual(
        reverseOrder,
      )
    }
    expect(await newestAdminEvent(sara)).toMatchObject({
      type: 'options_reordered',
      changes: [{ to: reverseOrder.join(', ') }],
    })
  })

  test('may name the options by their ids', async () => {
    const options = await allOptions(sara, 'annual_revenue')
    const reverseOrder = (await codesOf()).reverse()
    const locales = ['en', 'ar'] as const
    const ids = reverseOrder.map(
      (code, index) => options.find(each => each.code === code && each.locale === locales[index % 2])!.id,
    )
    expect(await reorder(ids)).toMatchObject({ status: 200 })
    expect(await codesOf()).toEqual(reverseOrder)
  })

  test.each<[string, (codes: string[]) => string[]]>([
    ['leaves one out', codes => codes.slice(1)],
    ['names one twice', codes => [...codes, ...codes.slice(0, 1)]],
    ['names one in the place of another', codes => [...codes.slice(1), codes[1]!]],
    ['names one of another category', codes => [...codes.slice(1), 'retail']],
    ['names one too many', codes => [...codes, 'nothing']],
    ['names none', () => []],
  ])('is refused when it %s', async (_what, wrong) => {
    const before = await allOptions(sara, 'annual_revenue')
    expect(await reorder(wrong(await codesOf()))).toMatchObject({ status: 409, body: { code: 'OPTIONS_CHANGED' } })
    expect(await allOptions(sara, 'annual_revenue')).toEqual(before)
  })
})
