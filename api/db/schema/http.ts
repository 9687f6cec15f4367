import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Answers to replay. The body may hold tokens, so it is sealed with a key that needs the client's own Idempotency-Key. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    /** The operation and who calls it. */
    scope: text('scope').notNull(),
    keyHash: text('key_hash').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null while the first call is still running. */
    status: integer('status'),
    sealedBody: text('sealed_body'),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.scope, table.keyHash] }),
    index('idempotent_answers_created_at').on(table.createdAt),
  ],
)

/** Settings that the product makes for itself once, such as the sandbox's secret key. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
