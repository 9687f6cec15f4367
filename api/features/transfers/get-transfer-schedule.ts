import type { TransferSchedule } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { presentSchedule } from '#api/money/transfers/present-schedules.ts'
import { requireSchedule } from '#api/money/transfers/transfer-schedules.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'

export async function getTransferSchedule(
  { db }: Deps,
  { account }: AccountBearer,
  scheduleId: string,
): Promise<TransferSchedule> {
  await walletOf(db, account.id)
  return presentSchedule(db, await requireSchedule(db, account.id, scheduleId))
}
