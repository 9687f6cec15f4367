import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** The calls of the voice provider of live mode, which reports pressed keys to a URL of each call. Empty in the sandbox. */
export const voiceCalls = pgTable(
  'voice_calls',
  {
    id: uuid('id').primaryKey(),
    /** The hash of the token in the URL. */
    tokenHash: text('token_hash').notNull().unique('voice_calls_token'),
    /** The id of the call at the provider. Null until the provider has responded. */
    providerCallId: text('provider_call_id'),
    locale: text('locale', { enum: ['en', 'ar'] }).notNull(),
    status: text('status', { enum: ['calling', 'pending', 'confirmed', 'rejected'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [
    check('voice_calls_status', sql`${table.status} in ('calling', 'pending', 'confirmed', 'rejected')`),
    index('voice_calls_created_at').on(table.createdAt),
  ],
)
export type VoiceCall = typeof voiceCalls.$inferSelect
