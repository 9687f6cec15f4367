import type { SkipTransferRunRequest, TransferSchedule } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { presentSchedule } from '#api/money/transfers/present-schedules.ts'
import { skipRun } from '#api/money/transfers/schedule-skips.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'

/** Takes no code, because it moves no money. Neither does its undoing, which restores what was confirmed. */
export async function skipTransferRun(
  { db, clock }: Deps,
  { account, person }: SessionBearer,
  scheduleId: string,
  { on }: SkipTransferRunRequest,
): Promise<TransferSchedule> {
  await walletOf(db, account.id)
  const skip = { accountId: account.id, scheduleId, on }
  return presentSchedule(db, await db.transaction(tx => skipRun(tx, skip, person.id, clock())))
}
