import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from './client.ts'
import { type StateChange, stateChanges } from './schema/state-changes.ts'

/** A row with states, now or after its step `lastStep`. */
export type AsItIsOrWas<Row> = Row & { lastStep?: number | null }

/** Returns the steps of these rows, in the order of the rows, oldest first. */
export async function historiesOf(
  db: Db,
  table: 'beneficiaries' | 'card_top_ups' | 'transfers',
  rows: AsItIsOrWas<{ id: string }>[],
): Promise<StateChange[][]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const steps = await db
    .select()
    .from(stateChanges)
    .where(and(eq(stateChanges.tableName, table), inArray(stateChanges.rowId, ids)))
    .orderBy(asc(stateChanges.sequence))
  const byRow = Map.groupBy(steps, ({ rowId }) => rowId)
  return rows.map(({ id, lastStep }) =>
    (byRow.get(id) ?? []).filter(({ sequence }) => sequence <= (lastStep ?? Number.POSITIVE_INFINITY)),
  )
}
