import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from './client.ts'
import { type StateChange, stateChanges } from './schema/state-changes.ts'

/** The steps that these rows have taken, by the id of the row, oldest first. */
export async function historiesOf(
  db: Db,
  table: 'beneficiaries' | 'card_top_ups' | 'transfers',
  ids: string[],
): Promise<Map<string, StateChange[]>> {
  const steps = await db
    .select()
    .from(stateChanges)
    .where(and(eq(stateChanges.tableName, table), inArray(stateChanges.rowId, ids)))
    .orderBy(asc(stateChanges.sequence))
  return Map.groupBy(steps, ({ rowId }) => rowId)
}
