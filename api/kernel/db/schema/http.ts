import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Stored responses for repeated requests. A body may contain tokens, so it is encrypted with a key derived from the client's Idempotency-Key. */
export const idempotentResponses = pgTable(
  'idempotent_answers',
  {
    /** The operation and its caller. */
    scope: text('scope').notNull(),
    keyHash: text('key_hash').notNull(),
    requestHash: text('request_hash').notNull(),
    /** The status, or null while the first call is still running. */
    status: integer('status'),
    sealedBody: text('sealed_body'),
    /** The server process that runs or ran the call. */
    processId: uuid('process_id'),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.scope, table.keyHash] }),
    index('idempotent_answers_created_at').on(table.createdAt),
  ],
)

/** The server processes. Each renews its lease while it runs. After the lease expires, the calls of the process count as aborted. */
export const serverProcesses = pgTable('server_processes', {
  id: uuid('id').primaryKey(),
  leaseUntil: moment('lease_until').notNull(),
  /** The host and process number, for operators. Null for a process of an earlier release. */
  name: text('name'),
  /** The prefixes of the keys that it can read: see `sealing.ts`. Null for a process of an earlier release, which does not store them. */
  keyIds: text('key_ids').array(),
})

/** Settings that the product generates once, such as the sandbox's secret key. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
