import { and, asc, eq, lte } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import {
  type TransferRow,
  type TransferSchedule,
  transferScheduleSkips,
  transferSchedules,
  transfers,
} from '#api/kernel/db/schema/transfers.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { realTime } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { derivedUuid } from '#api/kernel/platform/uuid.ts'
import { endWaitingChange } from '#api/money/approvals/waiting-changes.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { MAX_SCHEDULES } from '#domain/constants.ts'
import { startOfDay } from '#domain/riyadh-time.ts'
import type { MoneyDeps } from './execute-transfer.ts'
import { runUnattended } from './run-unattended.ts'
import { planOf, runDay } from './schedule-days.ts'
import type { TransferSettings } from './transfer-rules.ts'
import { takeStep } from './transfer-steps.ts'

type RunDeps = TransferSettings & Pick<Deps, 'db' | 'clock' | 'log' | 'accountTime'>

/** Starts the schedule of a locked transfer that is confirmed or approved. Throws `TRANSFER_SCHEDULE_LIMIT_REACHED`. */
export async function startSchedule(
  tx: Db,
  transfer: TransferRow,
  now: Date,
  cause: 'confirmed' | 'approved',
): Promise<TransferRow> {
  const { id: transferId, accountId, walletId, startsOn } = transfer
  // The lock makes schedules that are confirmed at the same time count one after the other.
  await tx.select({ id: wallets.id }).from(wallets).where(eq(wallets.id, walletId)).for('no key update')
  await requireRoomForSchedule(tx, accountId)
  await tx.insert(transferSchedules).values({
    id: crypto.randomUUID(),
    transferId,
    accountId,
    createdAt: now,
    nextRunOn: startsOn!,
    dueAt: startOfDay(startsOn!),
    state: 'active',
    stateCause: 'confirmed',
    stateSince: now,
  })
  const step = { state: 'scheduled', cause, at: now } as const
  return takeStep(tx, transfer, step, { confirmedAt: now, dueAt: null })
}

/** Throws `TRANSFER_SCHEDULE_LIMIT_REACHED` when the account already has the maximum of running schedules. */
export async function requireRoomForSchedule(db: Db, accountId: string): Promise<void> {
  const isActive = and(eq(transferSchedules.accountId, accountId), eq(transferSchedules.state, 'active'))
  if ((await db.$count(transferSchedules, isActive)) < MAX_SCHEDULES) return
  throw new PlinkError('TRANSFER_SCHEDULE_LIMIT_REACHED')
}

/** Starts the due runs one after the other, including those of days on which no process ran. */
export async function runSchedules(deps: RunDeps, signal?: AbortSignal): Promise<void> {
  const dueAt = deps.accountTime.dueByOurClock(transferSchedules.dueAt, transferSchedules.accountId)
  const dueSchedules = await deps.db
    .select({ id: transferSchedules.id, accountId: transferSchedules.accountId })
    .from(transferSchedules)
    .where(lte(dueAt, realTime(deps.clock)))
    .orderBy(asc(dueAt))
  for (const { id, accountId } of dueSchedules) {
    if (signal?.aborted) return
    try {
      await deps.accountTime.run(deps.db, accountId, () => startRuns(deps, id))
    } catch (err) {
      deps.log.error({ err, scheduleId: id }, 'A scheduled transfer could not be run. The job tries again.')
    }
  }
}

/** Starts the runs of a schedule that are due. A change of it that nobody has approved before the last run expires. */
async function startRuns({ db, ...deps }: RunDeps, id: string): Promise<void> {
  const runNext = () =>
    db.transaction(async tx => {
      const schedule = await lockSchedule(tx, id)
      return schedule && (await startRun(tx, deps, schedule))
    })
  let schedule = await runNext()
  while (schedule && isDue(schedule, deps.clock())) schedule = await runNext()
  if (!schedule || schedule.state === 'active') return
  const end = { state: 'expired', stateCause: 'timeout' } as const
  await db.transaction(tx => endWaitingChange(tx, schedule, end, deps.clock()))
}

const isDue = ({ dueAt }: TransferSchedule, now: Date): boolean => dueAt !== null && dueAt <= now

/** Returns the schedule, and locks it until the transaction ends. It is locked after a transfer that changes it, and before the wallets. */
export async function lockSchedule(tx: Db, id: string): Promise<TransferSchedule | undefined> {
  const [schedule] = await tx.select().from(transferSchedules).where(eq(transferSchedules.id, id)).for('update')
  return schedule
}

/** Starts all runs of the locked schedule that are due. Returns the schedule after them. */
export async function startDueRuns(tx: Db, deps: MoneyDeps, locked: TransferSchedule): Promise<TransferSchedule> {
  let schedule = locked
  while (isDue(schedule, deps.clock())) schedule = await startRun(tx, deps, schedule)
  return schedule
}

/** Starts the next run of the locked schedule if it is due, unless its day is skipped. Returns the schedule after it. */
async function startRun(tx: Db, deps: MoneyDeps, schedule: TransferSchedule): Promise<TransferSchedule> {
  if (!isDue(schedule, deps.clock())) return schedule
  const [terms] = await tx
    .select()
    .from(transfers)
    .where(eq(transfers.id, termsIdOf(schedule)))
  if (await isClosed(tx, terms!.walletId)) return stop(tx, schedule.id, 'account_closed', deps.clock())
  if (!(await isSkipped(tx, schedule))) await carryOut(tx, deps, terms!, schedule)
  return planNext(tx, terms!, schedule, deps.clock())
}

/** Returns the id of the transfer whose terms are in force. */
export const termsIdOf = ({ termsId, transferId }: TransferSchedule): string => termsId ?? transferId

async function isSkipped(tx: Db, { id, nextRunOn }: TransferSchedule): Promise<boolean> {
  const isOfDay = and(eq(transferScheduleSkips.scheduleId, id), eq(transferScheduleSkips.runOn, nextRunOn!))
  return (await tx.$count(transferScheduleSkips, isOfDay)) > 0
}

/** Carries out a run. A refused run is kept as a refused transfer, and the schedule continues. */
async function carryOut(tx: Db, deps: MoneyDeps, order: TransferRow, schedule: TransferSchedule): Promise<void> {
  const { accountId, walletId, subWalletId, recipientWalletId, beneficiaryId } = order
  const { payeeName, payeeNameArabic, payeeIban, amount, purpose, note, madeBy } = order
  const run = {
    // The id is derived from schedule and day, so that a restored backup does not pay a run twice.
    id: derivedUuid(`run ${schedule.id} ${schedule.nextRunOn}`),
    accountId,
    walletId,
    subWalletId,
    recipientWalletId,
    beneficiaryId,
    payeeName,
    payeeNameArabic,
    payeeIban,
    amount,
    purpose,
    note,
    madeBy,
    scheduleId: schedule.id,
    runOn: schedule.nextRunOn,
  }
  const { state, stateSince: at } = await runUnattended(tx, deps, run, ['schedule', 'schedule'])
  if (state === 'refused') await notify(tx, { to: accountId, message: { key: 'transfer_not_run', amount }, at })
}

async function planNext(tx: Db, terms: TransferRow, schedule: TransferSchedule, now: Date): Promise<TransferSchedule> {
  const runs = schedule.runs + 1
  const nextRunOn = runDay(planOf(terms), runs)
  const next = nextRunOn
    ? { nextRunOn, dueAt: startOfDay(nextRunOn) }
    : { ...NO_RUN, state: 'ended' as const, stateCause: 'last_run' as const, stateSince: now }
  const [planned] = await tx
    .update(transferSchedules)
    .set({ ...next, runs })
    .where(eq(transferSchedules.id, schedule.id))
    .returning()
  return planned!
}

const NO_RUN = { nextRunOn: null, dueAt: null }

/** Returns the schedule of the account. Throws `TRANSFER_SCHEDULE_NOT_FOUND`. */
export async function requireSchedule(db: Db, accountId: string, id: string): Promise<TransferSchedule> {
  const isOwn = and(eq(transferSchedules.id, id), eq(transferSchedules.accountId, accountId))
  const [schedule] = await db.select().from(transferSchedules).where(isOwn)
  if (!schedule) throw new PlinkError('TRANSFER_SCHEDULE_NOT_FOUND')
  return schedule
}

/** Cancels the schedule of the account. Throws `TRANSFER_SCHEDULE_NOT_FOUND`, `TRANSFER_SCHEDULE_ENDED`. */
export async function endSchedule(
  tx: Db,
  { account, person }: Pick<SessionBearer, 'account' | 'person'>,
  id: string,
  now: Date,
): Promise<TransferSchedule> {
  await requireSchedule(tx, account.id, id)
  const schedule = (await lockSchedule(tx, id))!
  if (schedule.state === 'ended') throw new PlinkError('TRANSFER_SCHEDULE_ENDED')
  if (schedule.state === 'cancelled') return schedule
  return stop(tx, id, 'customer', now, person.id)
}

/** Stops the schedules of an account that is being closed. */
export async function stopSchedules(tx: Db, accountId: string, now: Date): Promise<void> {
  const isActive = and(eq(transferSchedules.accountId, accountId), eq(transferSchedules.state, 'active'))
  for (const { id } of await tx
    .select({ id: transferSchedules.id })
    .from(transferSchedules)
    .where(isActive)
    .for('update'))
    await stop(tx, id, 'account_closed', now)
}

async function stop(
  tx: Db,
  id: string,
  cause: 'customer' | 'account_closed',
  now: Date,
  cancelledBy?: string,
): Promise<TransferSchedule> {
  const [cancelled] = await tx
    .update(transferSchedules)
    .set({ ...NO_RUN, state: 'cancelled', stateCause: cause, stateSince: now, cancelledBy })
    .where(eq(transferSchedules.id, id))
    .returning()
  return cancelled!
}

async function isClosed(tx: Db, walletId: string): Promise<boolean> {
  const [wallet] = await tx.select({ closedAt: wallets.closedAt }).from(wallets).where(eq(wallets.id, walletId))
  return wallet!.closedAt !== null
}
