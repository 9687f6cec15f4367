import { desc, eq } from 'drizzle-orm'
import type { AccountBearer } from '#api/accounts/sessions.ts'
import type { TransferScheduleList } from '#api/contract/generated/schemas.ts'
import { transferSchedules } from '#api/db/schema/transfers.ts'
import type { Deps } from '#api/deps.ts'
import { walletOf } from '#api/features/wallet/wallet.store.ts'
import { presentSchedules } from '#api/transfers/present-schedules.ts'

export async function listTransferSchedules({ db }: Deps, { account }: AccountBearer): Promise<TransferScheduleList> {
  await walletOf(db, account.id)
  const rows = await db
    .select()
    .from(transferSchedules)
    .where(eq(transferSchedules.accountId, account.id))
    .orderBy(desc(transferSchedules.createdAt), desc(transferSchedules.id))
  return { items: await presentSchedules(db, rows), nextCursor: null }
}
