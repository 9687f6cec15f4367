import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { listKybOptions } from './list-kyb-options.ts'

export function kybRoutes({ implement, deps }: Api): void {
  implement(contract.listKybOptions, async c => {
    const { category, locale } = c.req.valid('query')
    return c.json({ items: await listKybOptions(deps, category, locale), nextCursor: null }, 200)
  })
}
