import type { TransferSchedule } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { presentSchedule } from '#api/money/transfers/present-schedules.ts'
import { unskipRun } from '#api/money/transfers/schedule-skips.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'

export async function unskipTransferRun(
  { db, clock }: Deps,
  { account }: SessionBearer,
  { scheduleId, on }: { scheduleId: string; on: string },
): Promise<TransferSchedule> {
  await walletOf(db, account.id)
  const skip = { accountId: account.id, scheduleId, on }
  return presentSchedule(db, await db.transaction(tx => unskipRun(tx, skip, clock())))
}
