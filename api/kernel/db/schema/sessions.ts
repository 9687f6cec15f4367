import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './auth.ts'
import { moment } from './columns.ts'

/** The devices of an account. The fingerprint identifies a device. The other columns help people to recognise it. */
export const devices = pgTable(
  'devices',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    fingerprint: text('fingerprint').notNull(),
    platform: text('platform').notNull(),
    userAgent: text('user_agent').notNull(),
    screenResolution: text('screen_resolution').notNull(),
    timezone: text('timezone').notNull(),
    /** The time of the last sign-in. Null until the first one is complete. */
    lastSignedInAt: moment('last_signed_in_at'),
  },
  table => [unique('devices_account_fingerprint').on(table.accountId, table.fingerprint)],
)

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    deviceId: uuid('device_id')
      .notNull()
      .references(() => devices.id),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    /** The hash of its valid refresh token. */
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  table => [index('sessions_account').on(table.accountId), index('sessions_expires_at').on(table.expiresAt)],
)

/** Refresh tokens, stored as hashes. Used ones are kept, so that their reuse is detected. A session has at most one valid token. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    rotatedAt: moment('rotated_at'),
  },
  table => [
    uniqueIndex('refresh_tokens_one_live').on(table.sessionId).where(sql`${table.rotatedAt} is null`),
    index('refresh_tokens_session').on(table.sessionId),
  ],
)

/** Keys of access tokens. The newest one signs, and the others still verify. Encrypted, so that reading the table does not reveal them. */
export const signingKeys = pgTable('signing_keys', {
  id: text('id').primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Verification calls, the last step of a sign-in for accounts that require one. */
export const loginCalls = pgTable(
  'login_calls',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** A digest that the device that completes the sign-in must match. */
    proof: text('proof').notNull(),
    /** The id of the call at the provider. */
    reference: text('reference').notNull(),
    status: text('status', { enum: ['calling', 'pending', 'confirmed', 'rejected', 'expired'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    completedAt: moment('completed_at'),
  },
  table => [
    index('login_calls_created_at').on(table.createdAt),
    index('login_calls_account').on(table.accountId),
    check('login_calls_completed', sql`${table.completedAt} is null or ${table.status} = 'confirmed'`),
  ],
)
export type LoginCall = typeof loginCalls.$inferSelect
