import { and, asc, eq } from 'drizzle-orm'
import type { KybCategory } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { kybOptions } from '#api/kernel/db/schema/kyb.ts'

type Locale = typeof kybOptions.$inferSelect.locale

/** The active choices of a category in one language, in the order that administrators gave them. */
export async function listKybOptions({ db }: Deps, category: KybCategory, locale: Locale) {
  const options = await db
    .select()
    .from(kybOptions)
    .where(and(eq(kybOptions.category, category), eq(kybOptions.locale, locale), eq(kybOptions.active, true)))
    .orderBy(asc(kybOptions.order), asc(kybOptions.code))
  return options.map(({ id, code, label, order, active }) => ({ id, code, label, category, order, active, locale }))
}
