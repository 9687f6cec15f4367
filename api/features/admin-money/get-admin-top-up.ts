import { eq } from 'drizzle-orm'
import type { AdminTopUp } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { cardTopUps } from '#api/kernel/db/schema/top-ups.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { presentAdminTopUps, selectAdminTopUps } from './admin-top-ups.store.ts'

/** A top-up by card with all known details. */
export async function getAdminTopUp(deps: Deps, bearer: AdminBearer, id: string): Promise<AdminTopUp> {
  const rows = await selectAdminTopUps(deps.db, eq(cardTopUps.id, id))
  const [topUp] = await presentAdminTopUps(deps, bearer, rows)
  if (!topUp) throw new PlinkError('TOP_UP_NOT_FOUND')
  return topUp
}
