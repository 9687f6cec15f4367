import type { TransferSchedule } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { endWaitingChange } from '#api/money/approvals/waiting-changes.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { presentSchedule } from '#api/money/transfers/present-schedules.ts'
import { endSchedule, requireSchedule } from '#api/money/transfers/transfer-schedules.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'

/** Cancels the schedule, which then starts no further run, and a change of it that waits for approval. */
export async function cancelTransferSchedule(
  { db, clock }: Deps,
  bearer: SessionBearer,
  scheduleId: string,
): Promise<TransferSchedule> {
  const { account, person } = bearer
  await walletOf(db, account.id)
  const schedule = await db.transaction(async tx => {
    const end = { state: 'cancelled', stateCause: 'customer', decidedBy: person.id } as const
    await endWaitingChange(tx, await requireSchedule(tx, account.id, scheduleId), end, clock())
    return endSchedule(tx, bearer, scheduleId, clock())
  })
  return presentSchedule(db, schedule)
}
