import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * The steps that the states of a table may take. A table with states has the columns `state`, `state_cause` and `state_since`, and the trigger
 * `take_step`, which rejects every other step and records each in `state_changes`. The first step is from `''`.
 */
export const stateSteps = pgTable(
  'state_steps',
  {
    tableName: text('table_name').notNull(),
    from: text('from_state').notNull(),
    to: text('to_state').notNull(),
  },
  table => [primaryKey({ columns: [table.tableName, table.from, table.to] })],
)

/** Every step that a state has taken. Append-only, and written by the trigger alone. */
export const stateChanges = pgTable(
  'state_changes',
  {
    sequence: bigint('sequence', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tableName: text('table_name').notNull(),
    rowId: text('row_id').notNull(),
    from: text('from_state').notNull(),
    to: text('to_state').notNull(),
    /** The cause, as a code. */
    cause: text('cause').notNull(),
    at: moment('at').notNull(),
  },
  table => [index('state_changes_of_row').on(table.tableName, table.rowId, table.sequence)],
)
export type StateChange = typeof stateChanges.$inferSelect
