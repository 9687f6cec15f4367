import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, sealedForLookup } from './columns.ts'
import { applicants } from './onboarding.ts'

export const nafathStates = ['SENT', 'pending', 'approved', 'rejected', 'FAILED', 'expired'] as const
export type NafathState = (typeof nafathStates)[number]

/** Requests for an approval in Nafath. At most one per ID is active. */
export const nafathRequests = pgTable(
  'nafath_requests',
  {
    id: uuid('id').primaryKey(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    nationalId: sealedForLookup('national_id', 'national id').notNull(),
    /** The id of the request at Nafath. Null until Nafath has accepted it. */
    reference: text('reference'),
    redirectUrl: text('redirect_url'),
    status: text('status', { enum: nafathStates }).notNull(),
    /** The order of an applicant's requests, even within a millisecond. */
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [
    check(
      'nafath_requests_status',
      sql`${table.status} in ('SENT', 'pending', 'approved', 'rejected', 'FAILED', 'expired')`,
    ),
    uniqueIndex('nafath_requests_live').on(table.nationalId).where(sql`${table.status} in ('SENT', 'pending')`),
    index('nafath_requests_applicant').on(table.applicantId, table.sequence),
  ],
)
export type NafathRequest = typeof nafathRequests.$inferSelect
