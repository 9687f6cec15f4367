import { desc, inArray } from 'drizzle-orm'
import type { TransferRun, TransferSchedule } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type TransferSchedule as Row, type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import { madeByIn, peopleOf } from '#api/people/accounts/people-of.ts'
import { presentParty } from './present-transfer.ts'

/** Returns the schedules as their owner sees them, with the newest run of each. */
export async function presentSchedules(db: Db, rows: Row[]): Promise<TransferSchedule[]> {
  if (rows.length === 0) return []
  const orders = await db
    .select()
    .from(transfers)
    .where(
      inArray(
        transfers.id,
        rows.map(({ transferId }) => transferId),
      ),
    )
  const runs = await newestRuns(
    db,
    rows.map(({ id }) => id),
  )
  const people = await peopleOf(db, [
    ...orders.map(({ madeBy }) => madeBy),
    ...rows.map(({ cancelledBy }) => cancelledBy),
  ])
  return rows.map(row => {
    const order = orders.find(({ id }) => id === row.transferId)!
    const cancelledBy = row.cancelledBy === null ? undefined : people.get(row.cancelledBy)
    return {
      ...present(row, order, runs.get(row.id)),
      ...madeByIn(people, order.madeBy),
      ...(order.apiKeyName && { apiKeyName: order.apiKeyName }),
      ...(cancelledBy && { cancelledBy }),
    }
  })
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

function present(schedule: Row, order: TransferRow, lastRun: TransferRun | undefined): TransferSchedule {
  const { amount, purpose, note, subWalletId, startsOn, repeats } = order
  return {
    scheduleId: schedule.id,
    state: schedule.state,
    transferId: order.id,
    destination: presentParty(order),
    amount: { amount, currency: 'SAR' },
    purpose,
    ...(note && { note }),
    ...(subWalletId && { subWallet: subWalletId }),
    startsOn: startsOn!,
    repeats: repeats!,
    ...(schedule.nextRunOn && { nextRunOn: schedule.nextRunOn }),
    ...(lastRun && { lastRun }),
    createdAt: schedule.createdAt.toISOString(),
  }
}
