import { and, eq } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { type TransferSchedule, transferScheduleSkips, transfers } from '#api/kernel/db/schema/transfers.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { type Day, riyadhDay } from '#domain/riyadh-time.ts'
import { planOf, runsFrom } from './schedule-days.ts'
import { lockSchedule, requireSchedule, termsIdOf } from './transfer-schedules.ts'

interface Skip {
  accountId: string
  scheduleId: string
  on: Day
}

/** Has the schedule pay nothing on a day of its plan. Throws the errors of `lockBeforeDay`, and `VALIDATION_ERROR` for another day. */
export async function skipRun(tx: Db, skip: Skip, skippedBy: string, now: Date): Promise<TransferSchedule> {
  const schedule = await lockBeforeDay(tx, skip, now)
  const { scheduleId, on: runOn } = skip
  if (!(await isPlanned(tx, schedule, runOn)))
    throw new PlinkError('VALIDATION_ERROR', { fields: { on: 'Must be a day of the schedule' } })
  await tx.insert(transferScheduleSkips).values({ scheduleId, runOn, skippedBy, at: now }).onConflictDoNothing()
  return schedule
}

/** Has the schedule pay on a skipped day after all. Throws the errors of `lockBeforeDay`. */
export async function unskipRun(tx: Db, skip: Skip, now: Date): Promise<TransferSchedule> {
  const schedule = await lockBeforeDay(tx, skip, now)
  const { scheduleId, on: runOn } = skip
  await tx
    .delete(transferScheduleSkips)
    .where(and(eq(transferScheduleSkips.scheduleId, scheduleId), eq(transferScheduleSkips.runOn, runOn)))
  return schedule
}

/** Locks the schedule. Throws `TRANSFER_SCHEDULE_NOT_FOUND`, `TRANSFER_SCHEDULE_ENDED`, and `TRANSFER_RUN_STARTED` once the day has begun. */
async function lockBeforeDay(tx: Db, { accountId, scheduleId, on }: Skip, now: Date): Promise<TransferSchedule> {
  await requireSchedule(tx, accountId, scheduleId)
  const schedule = (await lockSchedule(tx, scheduleId))!
  if (schedule.state !== 'active') throw new PlinkError('TRANSFER_SCHEDULE_ENDED')
  if (on <= riyadhDay(now)) throw new PlinkError('TRANSFER_RUN_STARTED')
  return schedule
}

async function isPlanned(tx: Db, schedule: TransferSchedule, day: Day): Promise<boolean> {
  const [terms] = await tx
    .select()
    .from(transfers)
    .where(eq(transfers.id, termsIdOf(schedule)))
  for (const { on } of runsFrom(planOf(terms!), schedule.runs)) if (on >= day) return on === day
  return false
}
