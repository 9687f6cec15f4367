import type { TransferSchedule } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { presentSchedules } from '#api/money/transfers/present-schedules.ts'
import { endSchedule } from '#api/money/transfers/transfer-schedules.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'

/** Cancels the schedule, which then starts no further run. */
export async function cancelTransferSchedule(
  { db, clock }: Deps,
  bearer: SessionBearer,
  scheduleId: string,
): Promise<TransferSchedule> {
  await walletOf(db, bearer.account.id)
  const schedule = await db.transaction(tx => endSchedule(tx, bearer, scheduleId, clock()))
  const [response] = await presentSchedules(db, [schedule])
  return response!
}
