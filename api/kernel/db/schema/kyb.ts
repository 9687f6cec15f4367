import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'

/** One choice of the questionnaire in one language. */
export const kybOptions = pgTable(
  'kyb_options',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    category: text('category', { enum: ['purpose_of_account', 'business_activity', 'annual_revenue'] }).notNull(),
    code: text('code').notNull(),
    locale: text('locale', { enum: ['en', 'ar'] }).notNull(),
    label: text('label').notNull(),
    order: integer('sort_order').notNull(),
    active: boolean('active').notNull().default(true),
  },
  table => [
    unique('kyb_options_code_unique').on(table.category, table.code, table.locale),
    check('kyb_options_code', sql`${table.code} ~ '^[a-z0-9_]{1,64}$'`),
    check('kyb_options_label', sql`${table.label} <> ''`),
  ],
)
