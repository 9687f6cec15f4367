import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { admins } from './admin.ts'
import { moment } from './columns.ts'
import { nafathRequests } from './nafath.ts'
import { applicants } from './onboarding.ts'

/** What compliance has to decide about somebody who signs up: one for a request in Nafath, at most one open one of a screening. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['identity', 'screening'] }).notNull(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    /** Of an identity. */
    nafathRequestId: uuid('nafath_request_id')
      .unique()
      .references(() => nafathRequests.id, { onDelete: 'cascade' }),
    /** The facts that are reviewed: the applicant may have others by now. */
    nationalId: text('national_id').notNull(),
    crNumber: text('cr_number'),
    businessType: text('business_type').notNull(),
    /** The order of an applicant's reviews: two of one moment would have none. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** What the screening said. */
    reason: text('reason'),
    status: text('status', { enum: ['open', 'approved', 'rejected', 'asked_again', 'overtaken'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
    decidedBy: uuid('decided_by').references(() => admins.id),
    note: text('note'),
  },
  table => [
    check('reviews_nafath_request', sql`(${table.kind} = 'identity') = (${table.nafathRequestId} is not null)`),
    check('reviews_closed', sql`(${table.status} = 'open') = (${table.closedAt} is null)`),
    check(
      'reviews_decided',
      sql`(${table.status} in ('approved', 'rejected', 'asked_again')) = (${table.decidedBy} is not null)
        and (${table.decidedBy} is null) = (${table.note} is null)`,
    ),
    uniqueIndex('reviews_one_open_screening')
      .on(table.applicantId)
      .where(sql`${table.status} = 'open' and ${table.kind} = 'screening'`),
    index('reviews_of_applicant').on(table.applicantId, table.sequence),
    index('reviews_oldest_open').on(table.createdAt).where(sql`${table.status} = 'open'`),
    index('reviews_newest_closed').on(table.closedAt),
  ],
)
export type Review = typeof reviews.$inferSelect
