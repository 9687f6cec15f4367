import { bigint, boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { MemberRole } from '#api/contract/generated/schemas.ts'
import { accounts } from './auth.ts'
import { moment } from './columns.ts'
import { devices } from './sessions.ts'

const moments = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 }).array()

/** The failures of a type of proof, and the resulting lockouts. The subject is an account, or a keyed hash of an identifier without an account. */
export const lockouts = pgTable(
  'lockouts',
  {
    type: text('type', { enum: ['login', 'recovery', 'staff_caller', 'staff_address', 'staff_email'] }).notNull(),
    subject: text('subject').notNull(),
    /** Failed attempts and those in progress, because an attempt counts as failed until it succeeds. */
    attempts: moments('attempts').notNull(),
    lockedUntil: moment('locked_until'),
    softLocks: moments('soft_locks').notNull(),
    hardLockedAt: moment('hard_locked_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [primaryKey({ columns: [table.type, table.subject] }), index('lockouts_updated_at').on(table.updatedAt)],
)

/** The security events of an account. A trigger prevents a row from being changed or deleted. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: uuid('id').primaryKey(),
    /** The order of events within a millisecond. It is not shown, because it reveals how busy the product is. */
    sequence: bigint('sequence', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    type: text('type', {
      enum: [
        'signed_in',
        'sign_in_failed',
        'recovery_failed',
        'locked',
        'unlocked',
        'password_reset',
        'password_changed',
        'session_ended',
        'api_key_created',
        'api_key_rolled',
        'api_key_revoked',
        'phone_change_asked',
        'phone_changed',
        'phone_change_cancelled',
        'phone_change_failed',
        'email_change_asked',
        'email_changed',
        'email_removed',
        'member_invited',
        'invitation_revoked',
        'member_joined',
        'member_role_changed',
        'member_removed',
        'member_left',
        'approval_rules_set',
      ],
    }).notNull(),
    reason: text('reason', {
      enum: [
        'password',
        'identity',
        'code',
        'call',
        'soft',
        'hard',
        'reset',
        'logout',
        'owner',
        'password_changed',
        'token_reused',
        'admin',
      ],
    }),
    deviceId: uuid('device_id').references(() => devices.id),
    isNewDevice: boolean('is_new_device'),
    apiKeyName: text('api_key_name'),
    memberPhoneEnd: text('member_phone_end'),
    memberRole: text('member_role').$type<MemberRole>(),
    at: moment('at').notNull(),
  },
  table => [index('security_events_account').on(table.accountId, table.sequence)],
)
