import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { isBefore, newestAdminEvents } from '#api/staff/admin-events.ts'

const PAGE = 50

export function adminEventRoutes({ implement, deps: { db } }: Api): void {
  implement(contract.listAdminEvents, async c => {
    const { cursor } = c.req.valid('query')
    const before = cursor === undefined ? undefined : await isBefore(db, cursor)
    if (cursor !== undefined && !before) throw new PlinkError('CURSOR_INVALID')
    const events = await newestAdminEvents(db, before, PAGE + 1)
    const items = events.slice(0, PAGE)
    return c.json({ items, nextCursor: events.length > PAGE ? items.at(-1)!.id : null }, 200)
  })
}
