import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { KYB_OPTIONS } from '#api/dev/seed/kyb-options.ts'
import { kybOptions } from '#api/kernel/db/schema/kyb.ts'
import { testApp } from '#api/testing/app.ts'
import { outcome } from '#api/testing/outcome.ts'

const { app, database } = await testApp()
const { db } = database
afterAll(() => database.close())

type Category = keyof typeof KYB_OPTIONS
const CATEGORIES = Object.keys(KYB_OPTIONS) as Category[]

const list = async (category: Category, locale: 'en' | 'ar' = 'en') => {
  const { body } = await outcome(app.request(`/api/v1/kyb/options?category=${category}&locale=${locale}`))
  return body.items as { id: string; code: string; label: string; order: number; active: boolean }[]
}

/** Changes a choice in both languages, as an administrator does. */
const change = (category: Category, code: string, changes: Partial<typeof kybOptions.$inferInsert>) =>
  db
    .update(kybOptions)
    .set(changes)
    .where(and(eq(kybOptions.category, category), eq(kybOptions.code, code)))

describe('listKybOptions', () => {
  test.each(CATEGORIES)('names the same choices of %s in both languages, in words of their own', async category => {
    const [english, arabic] = [await list(category, 'en'), await list(category, 'ar')]
    expect(arabic.map(({ code }) => code)).toEqual(english.map(({ code }) => code))
    expect(arabic.every(({ label }) => /\p{Script=Arabic}/u.test(label))).toBe(true)
    expect(english.every(({ label }) => !/\p{Script=Arabic}/u.test(label))).toBe(true)
  })

  test('lists in the order that the administrator gave', async () => {
    await change('annual_revenue', 'over_200m', { order: 1 })
    const options = await list('annual_revenue')
    expect(options[0]?.code).toBe('over_200m')
    expect(options.map(({ order }) => order)).toEqual(options.map(({ order }) => order).toSorted((a, b) => a - b))
  })

  test('has the ids of the list of administrators, and says that each is active', async () => {
    const options = await list('annual_revenue')
    const rows = await db.select().from(kybOptions).where(eq(kybOptions.category, 'annual_revenue'))
    const english = rows.filter(({ locale }) => locale === 'en')
    const byId = new Map(english.map(({ id, code }) => [id, code]))
    expect(options.map(({ id }) => byId.get(id)).sort()).toEqual([...byId.values()].sort())
    expect(options.every(({ active }) => active)).toBe(true)
  })

  test('leaves out what is not active', async () => {
    await change('business_activity', 'agriculture', { active: false })
    expect((await list('business_activity')).map(({ code }) => code)).not.toContain('agriculture')
  })
})
