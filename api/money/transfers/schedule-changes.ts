import { and, eq, max } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import {
  type TransferRow,
  type TransferSchedule,
  transferSchedules,
  transfers,
} from '#api/kernel/db/schema/transfers.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { startOfDay } from '#domain/riyadh-time.ts'
import type { MoneyDeps } from './execute-transfer.ts'
import { firstRunAfter, planOf } from './schedule-days.ts'
import { lockSchedule, startDueRuns, startSchedule, termsIdOf } from './transfer-schedules.ts'
import { takeStep } from './transfer-steps.ts'

type Cause = 'confirmed' | 'approved'

/** A transfer that gives a schedule new terms. */
type Change = Pick<TransferRow, 'id' | 'changesScheduleId' | 'replacesId'>

/** Starts the schedule of a locked transfer that is confirmed or approved, or gives an earlier schedule its terms. */
export const scheduleTransfer = (tx: Db, deps: MoneyDeps, transfer: TransferRow, cause: Cause): Promise<TransferRow> =>
  transfer.changesScheduleId === null
    ? startSchedule(tx, transfer, deps.clock(), cause)
    : changeSchedule(tx, deps, transfer, cause)

/**
 * Gives the schedule the terms of a locked transfer that is confirmed or approved, from the next run on. Runs that are due already are started before
 * it, with the terms of their day. Throws the errors of `requireChangeable`.
 */
async function changeSchedule(tx: Db, deps: MoneyDeps, transfer: TransferRow, cause: Cause): Promise<TransferRow> {
  const locked = await lockChangeable(tx, transfer)
  const present = await startDueRuns(tx, deps, locked)
  const next = firstRunAfter(planOf(transfer), await lastRunOn(tx, present))
  if (present.state !== 'active' || !next) throw new PlinkError('TRANSFER_SCHEDULE_ENDED')
  const at = deps.clock()
  const scheduled = await takeStep(tx, transfer, { state: 'scheduled', cause, at }, { confirmedAt: at, dueAt: null })
  await tx
    .update(transferSchedules)
    .set({ termsId: transfer.id, runs: next.number, nextRunOn: next.on, dueAt: startOfDay(next.on) })
    .where(eq(transferSchedules.id, present.id))
  return scheduled
}

/** Locks the schedule of a change. Throws the errors of `requireChangeable`. */
export async function lockChangeable(tx: Db, change: Change): Promise<TransferSchedule> {
  const locked = (await lockSchedule(tx, change.changesScheduleId!))!
  await requireChangeable(tx, locked, change)
  return locked
}

/** Throws `TRANSFER_SCHEDULE_ENDED`, `TRANSFER_SCHEDULE_CHANGED`, and `TRANSFER_SCHEDULE_CHANGE_WAITING` for another change. */
export async function requireChangeable(
  tx: Db,
  present: TransferSchedule,
  { id, replacesId }: Partial<Pick<Change, 'id'>> & Pick<Change, 'replacesId'>,
): Promise<void> {
  if (present.state !== 'active') throw new PlinkError('TRANSFER_SCHEDULE_ENDED')
  if (termsIdOf(present) !== replacesId) throw new PlinkError('TRANSFER_SCHEDULE_CHANGED')
  const isWaiting = and(eq(transfers.changesScheduleId, present.id), eq(transfers.state, 'awaiting_approval'))
  const [waiting] = await tx.select({ id: transfers.id }).from(transfers).where(isWaiting)
  if (waiting && waiting.id !== id) throw new PlinkError('TRANSFER_SCHEDULE_CHANGE_WAITING')
}

async function lastRunOn(tx: Db, { id }: TransferSchedule): Promise<string | null> {
  const [row] = await tx
    .select({ runOn: max(transfers.runOn) })
    .from(transfers)
    .where(eq(transfers.scheduleId, id))
  return row!.runOn
}
