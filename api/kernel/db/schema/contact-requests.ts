import { index, pgTable } from 'drizzle-orm/pg-core'
import { moment, sealedForLookup } from './columns.ts'

/** Companies that staff should call, because they cannot sign up by themselves. There is one row for each number. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    phone: sealedForLookup('phone', 'phone').primaryKey(),
    requestedAt: moment('requested_at').notNull(),
  },
  table => [index('contact_requests_newest').on(table.requestedAt)],
)
