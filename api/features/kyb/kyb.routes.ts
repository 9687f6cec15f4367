import { and, asc, eq } from 'drizzle-orm'
import * as contract from '#api/contract/generated/routes.ts'
import { kybOptions } from '#api/db/schema/kyb.ts'
import type { Api } from '#api/http/api.ts'

export function kybRoutes({ implement, deps }: Api): void {
  implement(contract.listKybOptions, async c => {
    const { category, locale } = c.req.valid('query')
    const options = await deps.db
      .select()
      .from(kybOptions)
      .where(and(eq(kybOptions.category, category), eq(kybOptions.locale, locale), eq(kybOptions.active, true)))
      .orderBy(asc(kybOptions.order), asc(kybOptions.code))
    const items = options.map(({ code, label, order }) => ({ id: code, code, label, category, order, locale }))
    return c.json({ items, nextCursor: null }, 200)
  })
}
