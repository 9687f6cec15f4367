import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AdminEventChange, AdminEventSubject, AdminEventType } from '#api/contract/generated/schemas.ts'
import { moment, sealed } from './columns.ts'

/** The administrators. In the sandbox they have no password, because it accepts any. */
export const admins = pgTable(
  'admins',
  {
    id: uuid('id').primaryKey(),
    /** The email in lower case. */
    email: text('email').notNull().unique('admins_email_unique'),
    name: text('name').notNull(),
    role: text('role', { enum: ['admin', 'viewer'] }).notNull(),
    passwordHash: text('password_hash'),
    createdAt: moment('created_at').notNull(),
    disabledAt: moment('disabled_at'),
  },
  table => [
    check('admins_email', sql`${table.email} = lower(${table.email}) and ${table.email} <> ''`),
    check('admins_role', sql`${table.role} in ('admin', 'viewer')`),
  ],
)
export type Admin = typeof admins.$inferSelect

/** The second factor of an administrator, which live mode requires besides the password. */
export const adminSecondFactors = pgTable('admin_second_factors', {
  adminId: uuid('admin_id')
    .primaryKey()
    .references(() => admins.id),
  /** The secret of the authenticator app, encrypted with the server's key. */
  sealedSecret: text('sealed_secret').notNull(),
  /** The time step of the last used code. Codes of this step and of earlier ones are used up. */
  lastTimeStep: integer('last_time_step').notNull(),
  /** Keyed hashes of the unused recovery codes. */
  recoveryCodeHashes: text('recovery_code_hashes').array().notNull(),
  createdAt: moment('created_at').notNull(),
})

/** The sessions of administrators, identified by the hash of their token, so that reading the table does not reveal it. */
export const adminSessions = pgTable(
  'admin_sessions',
  {
    id: uuid('id').primaryKey(),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => admins.id),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  table => [index('admin_sessions_admin').on(table.adminId), index('admin_sessions_expires_at').on(table.expiresAt)],
)

/** The actions of administrators. A trigger prevents a row from being changed or deleted, except to seal it with another key. */
export const adminEvents = pgTable(
  'admin_events',
  {
    id: uuid('id').primaryKey(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => admins.id),
    type: text('type').$type<AdminEventType>().notNull(),
    subjectKind: text('subject_kind').$type<AdminEventSubject['kind']>(),
    subjectId: text('subject_id'),
    /** The name of the subject at that time, which for a customer is the phone. */
    subjectName: sealed('subject_name', 'note'),
    reason: sealed('reason', 'note'),
    changes: jsonb('changes').$type<AdminEventChange[]>(),
    at: moment('at').notNull(),
  },
  table => [
    index('admin_events_newest').on(table.sequence),
    index('admin_events_of_admin').on(table.adminId, table.sequence),
    index('admin_events_of_type').on(table.type, table.sequence),
    index('admin_events_at').on(table.at),
    index('admin_events_subject').on(table.subjectKind, table.subjectId, table.sequence),
    check(
      'admin_events_subject_whole',
      sql`num_nulls(${table.subjectKind}, ${table.subjectId}, ${table.subjectName}) in (0, 3)`,
    ),
  ],
)
