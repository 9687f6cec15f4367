import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { admins } from './admin.ts'
import { moment, sealed, sealedForLookup } from './columns.ts'
import { nafathRequests } from './nafath.ts'
import { applicants } from './onboarding.ts'

export interface MaskedParty {
  role: 'owner' | 'manager'
  maskedId: string
}

/** Decisions for compliance: one per Nafath request, and of each other kind at most one open decision per applicant. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['identity', 'not_on_registration', 'screening', 'rescreening'] }).notNull(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    /** The Nafath request of a review of an identity. */
    nafathRequestId: uuid('nafath_request_id')
      .unique()
      .references(() => nafathRequests.id, { onDelete: 'cascade' }),
    /** The reviewed number, which the applicant may have changed since. */
    nationalId: sealedForLookup('national_id', 'national id').notNull(),
    crNumber: text('cr_number'),
    businessType: text('business_type').notNull(),
    /** The entries of lists that a daily screening found. */
    hits: text('hits').array(),
    /** The people and companies in the registration, with masked numbers. */
    parties: jsonb('parties').$type<MaskedParty[]>(),
    /** The order of an applicant's reviews, even within a millisecond. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** The reason that the screening returned. */
    reason: sealed('reason', 'note'),
    status: text('status', { enum: ['open', 'approved', 'rejected', 'asked_again', 'overtaken'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
    decidedBy: uuid('decided_by').references(() => admins.id),
    note: sealed('note', 'note'),
  },
  table => [
    check('reviews_nafath_request', sql`(${table.kind} = 'identity') = (${table.nafathRequestId} is not null)`),
    check('reviews_parties', sql`(${table.kind} = 'not_on_registration') = (${table.parties} is not null)`),
    check('reviews_closed', sql`(${table.status} = 'open') = (${table.closedAt} is null)`),
    check(
      'reviews_decided',
      sql`(${table.status} in ('approved', 'rejected', 'asked_again')) = (${table.decidedBy} is not null)
        and (${table.decidedBy} is null) = (${table.note} is null)`,
    ),
    uniqueIndex('reviews_one_open_of_facts')
      .on(table.applicantId)
      .where(sql`${table.status} = 'open' and ${table.kind} <> 'identity'`),
    index('reviews_of_applicant').on(table.applicantId, table.sequence),
    index('reviews_oldest_open').on(table.createdAt).where(sql`${table.status} = 'open'`),
    index('reviews_newest_closed').on(table.closedAt),
  ],
)
export type Review = typeof reviews.$inferSelect
