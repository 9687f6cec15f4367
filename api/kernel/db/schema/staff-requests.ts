import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { StaffRequestPayload, StaffRequestState } from '#api/contract/generated/schemas.ts'
import { admins } from './admin.ts'
import { moment, sealed } from './columns.ts'

/** Requests that one member of staff makes and another one decides. A trigger prevents any change but the one decision. */
export const staffRequests = pgTable(
  'staff_requests',
  {
    id: uuid('id').primaryKey(),
    /** The order of requests within a millisecond. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<StaffRequestPayload['kind']>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** The name of the subject: the phone of a customer, the bank's reference of a bank transfer, or the email of a member of staff. */
    subjectName: sealed('subject_name', 'note').notNull(),
    /** The action to take. It contains ids and amounts, and nothing that names a person. */
    payload: jsonb('payload').$type<StaffRequestPayload>().notNull(),
    reason: sealed('reason', 'note').notNull(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => admins.id),
    requestedAt: moment('requested_at').notNull(),
    state: text('state').$type<StaffRequestState>().notNull().default('pending'),
    /** The second person. Null for a request that was withdrawn. */
    decidedBy: uuid('decided_by').references(() => admins.id),
    /** The time of the decision or withdrawal. */
    decidedAt: moment('decided_at'),
    note: sealed('note', 'note'),
  },
  table => [
    uniqueIndex('staff_requests_one_pending').on(table.subjectId).where(sql`${table.state} = 'pending'`),
    index('staff_requests_of_subject').on(table.subjectId, table.sequence),
    index('staff_requests_newest_closed').on(table.decidedAt),
    check('staff_requests_state', sql`${table.state} in ('pending', 'approved', 'rejected', 'withdrawn')`),
    check('staff_requests_second_person', sql`${table.decidedBy} <> ${table.requestedBy}`),
    check(
      'staff_requests_decided',
      sql`(${table.state} in ('approved', 'rejected')) = (${table.decidedBy} is not null)`,
    ),
    check(
      'staff_requests_closed',
      sql`(${table.state} = 'pending') = (num_nulls(${table.decidedAt}, ${table.note}) = 2)
      and num_nulls(${table.decidedAt}, ${table.note}) in (0, 2)`,
    ),
    check('staff_requests_kind', sql`(${table.payload} ->> 'kind' = ${table.kind}) is true`),
  ],
)
export type StaffRequestRow = typeof staffRequests.$inferSelect
