import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { EventType, WebhookAttempt } from '#api/contract/generated/schemas.ts'
import { MAX_WEBHOOK_ENDPOINTS } from '#domain/constants.ts'
import { accounts } from './auth.ts'
import { moment, sealed } from './columns.ts'
import { events } from './events.ts'

/** The URLs that receive the events of an account. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The place among the endpoints of the account. */
    slot: smallint('slot').notNull(),
    /** The URL is sealed, because its query may contain a token. */
    url: sealed('url', 'webhook').notNull(),
    /** The chosen types of events. Null for every type. */
    eventTypes: text('event_types').array().$type<EventType[]>(),
    secret: sealed('secret', 'webhook').notNull(),
    /** The previous secret, which signs besides the new one for a while. */
    oldSecret: sealed('old_secret', 'webhook'),
    oldSecretEndsAt: moment('old_secret_ends_at'),
    /** The reason why the endpoint is disabled. Null while it is enabled. */
    disabledCause: text('disabled_cause', { enum: ['owner', 'failing'] }),
    failingSince: moment('failing_since'),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    unique('webhook_endpoints_slot').on(table.accountId, table.slot),
    check('webhook_endpoints_limit', sql`${table.slot} between 1 and ${sql.raw(String(MAX_WEBHOOK_ENDPOINTS))}`),
    check('webhook_endpoints_old_secret', sql`(${table.oldSecret} is null) = (${table.oldSecretEndsAt} is null)`),
  ],
)
export type WebhookEndpointRow = typeof webhookEndpoints.$inferSelect

/** Changes that a person requests and a code confirms. There is one at a time, so that a new code ends the one before it. */
export const webhookRequests = pgTable(
  'webhook_requests',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .unique('webhook_requests_account')
      .references(() => accounts.id),
    kind: text('kind', { enum: ['create', 'change', 'roll'] }).notNull(),
    /** The endpoint, which does not exist yet if it is to be created. */
    endpointId: uuid('endpoint_id').notNull(),
    url: sealed('url', 'webhook').notNull(),
    eventTypes: text('event_types').array().$type<EventType[]>(),
    enabled: boolean('enabled').notNull(),
    /** The overlap of the old secret, for a roll. */
    overlapHours: integer('overlap_hours'),
    createdAt: moment('created_at').notNull(),
  },
  table => [check('webhook_requests_overlap', sql`(${table.kind} = 'roll') = (${table.overlapHours} is not null)`)],
)
export type WebhookRequestRow = typeof webhookRequests.$inferSelect

/**
 * The deliveries of events, with their results. A trigger adds one for each event and each endpoint that has chosen its type, in the transaction of
 * the event, and reports new ones.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    /** The order in which they are sent. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['pending', 'delivered', 'failed'] })
      .notNull()
      .default('pending'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at'),
    /** The time of the newest attempt. */
    attemptedAt: moment('attempted_at'),
    milliseconds: integer('milliseconds'),
    status: integer('status'),
    failure: text('failure').$type<NonNullable<WebhookAttempt['failure']>>(),
    responseBody: sealed('response_body', 'webhook'),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    index('webhook_deliveries_newest').on(table.endpointId, table.sequence),
    index('webhook_deliveries_of_event').on(table.eventId),
    index('webhook_deliveries_due').on(table.endpointId, table.sequence).where(sql`${table.nextAttemptAt} is not null`),
    check('webhook_deliveries_pending', sql`(${table.state} = 'pending') = (${table.nextAttemptAt} is not null)`),
  ],
)
export type WebhookDeliveryRow = typeof webhookDeliveries.$inferSelect
