import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ApiKeyScope, ErrorCode } from '#api/contract/generated/schemas.ts'
import { MAX_API_KEYS } from '#domain/constants.ts'
import { accounts } from './auth.ts'
import { halalas, moment, sealed } from './columns.ts'

/** Keys with which programs call for an account. They are stored as hashes, so that reading the table does not reveal them. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    scopes: text('scopes').array().$type<ApiKeyScope[]>().notNull(),
    /** The beneficiaries that a sending key may pay, and the most that it may send on a day. */
    beneficiaryIds: uuid('beneficiary_ids').array(),
    dailyCap: halalas('daily_cap'),
    /** The first of a chain of rolled keys, which share one cap. Null for the first key itself. */
    originId: uuid('origin_id'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The key that this one replaces, and for how long that one still works. Null once this key is confirmed. */
    replacesId: uuid('replaces_id').references((): AnyPgColumn => apiKeys.id, { onDelete: 'cascade' }),
    overlapHours: integer('overlap_hours'),
    /** The time at which another key replaced this one. */
    rolledAt: moment('rolled_at'),
    /** The hash of the token and the characters by which its owner recognises it. Null until the key is confirmed. */
    tokenHash: text('token_hash').unique('api_keys_token_hash'),
    prefix: text('prefix'),
    lastFour: text('last_four'),
    /** The place among the keys of the account. Only a key with a place works. */
    slot: integer('slot'),
    revokedAt: moment('revoked_at'),
    lastUsedAt: moment('last_used_at'),
    lastUsedFrom: sealed('last_used_from', 'subject'),
  },
  table => [
    unique('api_keys_slot').on(table.accountId, table.slot),
    // In a chain of rolled keys, only one works without an end of its overlap: rolling moves access and never multiplies it.
    uniqueIndex('api_keys_one_successor')
      .on(sql`coalesce(${table.originId}, ${table.id})`)
      .where(sql`${table.slot} is not null and ${table.rolledAt} is null`),
    index('api_keys_expires_at').on(table.expiresAt),
    check('api_keys_scopes', sql`cardinality(${table.scopes}) > 0`),
    check(
      'api_keys_sending',
      sql`('transfers:send' = any(${table.scopes})) = (${table.dailyCap} is not null) and num_nonnulls(${table.dailyCap}, ${table.beneficiaryIds}) in (0, 2)`,
    ),
    check('api_keys_sends', sql`${table.dailyCap} > 0 and cardinality(${table.beneficiaryIds}) > 0`),
    check('api_keys_limit', sql`${table.slot} between 1 and ${sql.raw(String(MAX_API_KEYS))}`),
    check(
      'api_keys_working',
      sql`${table.slot} is null or (${table.tokenHash} is not null and ${table.revokedAt} is null)`,
    ),
    check('api_keys_confirmed', sql`num_nonnulls(${table.tokenHash}, ${table.prefix}, ${table.lastFour}) in (0, 3)`),
    check(
      'api_keys_overlap',
      sql`(${table.replacesId} is null) = (${table.overlapHours} is null) and (${table.replacesId} is null or ${table.tokenHash} is null)`,
    ),
  ],
)
export type ApiKeyRow = typeof apiKeys.$inferSelect

/** The calls of programs in the last 30 days, without values of paths and queries, and without bodies. */
export const apiKeyRequests = pgTable(
  'api_key_requests',
  {
    /** The id of the response, `X-Request-Id`. */
    id: uuid('id').primaryKey(),
    apiKeyId: uuid('api_key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    method: text('method').notNull(),
    /** The path in the contract, with placeholders. */
    path: text('path').notNull(),
    status: integer('status').notNull(),
    code: text('code').$type<ErrorCode>(),
    milliseconds: integer('milliseconds').notNull(),
    at: moment('at').notNull(),
  },
  table => [
    index('api_key_requests_newest').on(table.apiKeyId, table.at, table.id),
    index('api_key_requests_at').on(table.at),
  ],
)
export type ApiKeyRequestRow = typeof apiKeyRequests.$inferSelect
