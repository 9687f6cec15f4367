import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { BusinessDocumentKind, NotificationGroup, NotificationKind } from '#api/contract/generated/schemas.ts'
import { accounts } from './auth.ts'
import { moment } from './columns.ts'

/** The groups of notifications that customers may turn off. */
export type PreferenceGroup = Exclude<NotificationGroup, 'security'>

/** The data of a notification that is in no other row. It contains no personal data, so that a rotation of the keys does not have to change it. */
export interface NotificationData {
  /** The name of an API key, or the host of a webhook endpoint. */
  name?: string
  /** The group whose SMS were turned off, for `sms_off`. */
  smsGroup?: PreferenceGroup
  /** The kind of document that the staff ask for, for `document_requested`. */
  documentKind?: BusinessDocumentKind
}

/**
 * The notifications of an account. Each is written in its transaction by `add_notification`, which triggers call for events and security events,
 * and `notify` for the rest. Only `readAt` changes, once.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind').$type<NotificationKind>().notNull(),
    group: text('kind_group').$type<NotificationGroup>().notNull(),
    /** The reference of a transaction, or the id of a transfer, beneficiary, device or payment for approval. */
    objectId: text('object_id'),
    data: jsonb('data').$type<NotificationData>(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  table => [
    index('notifications_newest').on(table.accountId, table.sequence),
    index('notifications_by_group').on(table.accountId, table.group, table.sequence),
    index('notifications_unread').on(table.accountId, table.sequence).where(sql`${table.readAt} is null`),
    index('notifications_unread_by_group')
      .on(table.accountId, table.group, table.sequence)
      .where(sql`${table.readAt} is null`),
    index('notifications_read_at').on(table.readAt).where(sql`${table.readAt} is not null`),
    index('notifications_created_at').using('brin', table.createdAt),
    check('notifications_group', sql`${table.group} in ('money_in', 'money_out', 'developers', 'security')`),
  ],
)
export type NotificationRow = typeof notifications.$inferSelect

/** What an account has chosen for a group. Without a row, everything is on except email. `security` cannot be turned off. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    group: text('kind_group').$type<PreferenceGroup>().notNull(),
    inApp: boolean('in_app').notNull(),
    sms: boolean('sms').notNull(),
    /** Whether messages go to the confirmed email of the account too. */
    email: boolean('email').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.group] }),
    check('notification_preferences_group', sql`${table.group} in ('money_in', 'money_out', 'developers')`),
  ],
)
