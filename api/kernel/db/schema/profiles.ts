import { sql } from 'drizzle-orm'
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './auth.ts'
import { moment, sealed } from './columns.ts'

/** Business profiles: one per account. */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .unique()
      .references(() => accounts.id),
    businessName: text('business_name').notNull(),
    businessNameArabic: text('business_name_arabic'),
    legalName: text('legal_name').notNull(),
    legalNameArabic: text('legal_name_arabic'),
    annualRevenue: text('annual_revenue').notNull(),
    businessActivity: text('business_activity').notNull(),
    purposes: text('purposes').array().notNull(),
    purposeOther: text('purpose_other'),
    email: sealed('email', 'email'),
    /** The time of the confirmation. A trigger clears it when another email is written without it. */
    emailConfirmedAt: moment('email_confirmed_at'),
    createdAt: moment('created_at').notNull(),
  },
  table => [check('profiles_confirmed_email', sql`${table.email} is not null or ${table.emailConfirmedAt} is null`)],
)
