import { and, desc, eq, inArray } from 'drizzle-orm'
import type {
  TransferRun,
  TransferSchedule,
  UpcomingTransferRun,
  WaitingScheduleChange,
} from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { approvalRequests } from '#api/kernel/db/schema/approvals.ts'
import {
  type TransferSchedule as Row,
  type TransferRow,
  transferScheduleSkips,
  transfers,
} from '#api/kernel/db/schema/transfers.ts'
import { madeByIn, peopleOf } from '#api/people/accounts/people-of.ts'
import { sar } from '#domain/money/money.ts'
import type { Day } from '#domain/riyadh-time.ts'
import { presentParty } from './present-transfer.ts'
import { hasEnd, planOf, runsFrom } from './schedule-days.ts'
import { termsIdOf } from './transfer-schedules.ts'

/** Returns the schedules as their owner sees them, with the newest run of each. */
export async function presentSchedules(db: Db, rows: Row[]): Promise<TransferSchedule[]> {
  if (rows.length === 0) return []
  const terms = await db
    .select()
    .from(transfers)
    .where(inArray(transfers.id, rows.map(termsIdOf)))
  const ids = rows.map(({ id }) => id)
  const runs = await newestRuns(db, ids)
  const changes = await waitingChanges(db, ids)
  const skips = await db.select().from(transferScheduleSkips).where(inArray(transferScheduleSkips.scheduleId, ids))
  const people = await peopleOf(db, [
    ...terms.map(({ madeBy }) => madeBy),
    ...rows.map(({ cancelledBy }) => cancelledBy),
  ])
  return rows.map(row => {
    const order = terms.find(({ id }) => id === termsIdOf(row))!
    const [lastRun, waitingChange] = [runs.get(row.id), changes.get(row.id)]
    const skippedDays = skips.filter(({ scheduleId }) => scheduleId === row.id).map(({ runOn }) => runOn)
    const cancelledBy = row.cancelledBy === null ? undefined : people.get(row.cancelledBy)
    return {
      ...present(row, order, new Set(skippedDays)),
      ...(lastRun && { lastRun }),
      ...(waitingChange && { waitingChange }),
      ...madeByIn(people, order.madeBy),
      ...(order.apiKeyName && { apiKeyName: order.apiKeyName }),
      ...(cancelledBy && { cancelledBy }),
    }
  })
}

export async function presentSchedule(db: Db, row: Row): Promise<TransferSchedule> {
  const [schedule] = await presentSchedules(db, [row])
  return schedule!
}

async function newestRuns(db: Db, scheduleIds: string[]): Promise<Map<string, TransferRun>> {
  const rows = await db
    .selectDistinctOn([transfers.scheduleId])
    .from(transfers)
    .where(inArray(transfers.scheduleId, scheduleIds))
    .orderBy(transfers.scheduleId, desc(transfers.runOn))
  return new Map(rows.map(row => [row.scheduleId!, presentRun(row)]))
}

const presentRun = ({ id, state, stateCause, runOn }: TransferRow): TransferRun => ({
  transferId: id,
  state,
  cause: stateCause,
  on: runOn!,
})

async function waitingChanges(db: Db, scheduleIds: string[]): Promise<Map<string, WaitingScheduleChange>> {
  const isWaiting = and(inArray(transfers.changesScheduleId, scheduleIds), eq(transfers.state, 'awaiting_approval'))
  const rows = await db
    .select({ scheduleId: transfers.changesScheduleId, transferId: transfers.id, approvalId: approvalRequests.id })
    .from(transfers)
    .innerJoin(approvalRequests, eq(approvalRequests.transferId, transfers.id))
    .where(isWaiting)
  return new Map(rows.map(({ scheduleId, transferId, approvalId }) => [scheduleId!, { transferId, approvalId }]))
}

function present(schedule: Row, terms: TransferRow, skippedDays: ReadonlySet<Day>): TransferSchedule {
  const { amount, purpose, note, subWalletId } = terms
  return {
    scheduleId: schedule.id,
    state: schedule.state,
    transferId: terms.id,
    destination: presentParty(terms),
    amount: sar(amount),
    purpose,
    ...(note && { note }),
    ...(subWalletId && { subWallet: subWalletId }),
    ...planOf(terms),
    ...presentFuture(schedule, terms, skippedDays),
    createdAt: schedule.createdAt.toISOString(),
  }
}

const MOST_UPCOMING = 6

type Future = Pick<TransferSchedule, 'paymentsLeft' | 'nextRunOn' | 'upcoming'>

function presentFuture({ state, runs }: Row, terms: TransferRow, skippedDays: ReadonlySet<Day>): Future {
  if (state !== 'active') return { upcoming: [] }
  const plan = planOf(terms)
  const upcoming: UpcomingTransferRun[] = []
  let paymentsLeft = 0
  let nextRunOn: Day | undefined
  for (const { on } of runsFrom(plan, runs)) {
    const isSkipped = skippedDays.has(on)
    if (upcoming.length < MOST_UPCOMING) upcoming.push({ on, isSkipped })
    else if (!hasEnd(plan) && nextRunOn !== undefined) break
    if (isSkipped) continue
    nextRunOn ??= on
    paymentsLeft++
  }
  return { ...(hasEnd(plan) && { paymentsLeft }), ...(nextRunOn && { nextRunOn }), upcoming }
}
