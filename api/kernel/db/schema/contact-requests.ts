import { index, pgTable } from 'drizzle-orm/pg-core'
import { moment, sealedForLookup } from './columns.ts'

/** Whom staff should call: companies that cannot sign up by themselves. One row for each number. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    phone: sealedForLookup('phone', 'phone').primaryKey(),
    requestedAt: moment('requested_at').notNull(),
  },
  table => [index('contact_requests_newest').on(table.requestedAt)],
)
