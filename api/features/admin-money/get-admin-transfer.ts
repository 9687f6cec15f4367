import { eq } from 'drizzle-orm'
import type { AdminTransfer } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { presentAdminTransfers } from './admin-transfers.store.ts'

/** A transfer with all known details. The look at its payer is recorded before anything is returned. */
export async function getAdminTransfer(deps: Deps, { admin }: AdminBearer, id: string): Promise<AdminTransfer> {
  const rows = await deps.db.select().from(transfers).where(eq(transfers.id, id))
  const [transfer] = await presentAdminTransfers(deps, admin, rows)
  if (!transfer) throw new PlinkError('TRANSFER_NOT_FOUND')
  return transfer
}
