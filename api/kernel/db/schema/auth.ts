import { isNull, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MemberRole } from '#api/contract/generated/schemas.ts'
import { moment, sealed, sealedForLookup } from './columns.ts'
import { applicants } from './onboarding.ts'

/**
 * The people who can sign in: the one who opened a business, and its members. The money and the settings of a business belong to the account that
 * opened it. An account exists once there is a password. The unique indexes enforce the rule "one open account per phone, per national ID, per CR",
 * also under races. The foreign key ensures that an account has verified facts: those of its applicant, which can then no longer be removed.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    phone: sealedForLookup('phone', 'phone').notNull(),
    nationalId: sealedForLookup('national_id', 'national id').notNull(),
    crNumber: text('cr_number').notNull(),
    /** The unified number. One company may have two numbers, but not two accounts. Null for a member. */
    unifiedNumber: text('unified_number'),
    /** The sealed value of the applicant. The foreign key compares the two, and a value that is sealed again differs. */
    dateOfBirth: sealed('date_of_birth', 'birth date').notNull(),
    riskRating: text('risk_rating', { enum: ['low'] }).notNull(),
    passwordHash: text('password_hash').notNull(),
    passcodeHash: text('passcode_hash'),
    /** The checks that a sign-in requires besides the password. */
    signInCheck: text('sign_in_check', { enum: ['none', 'code', 'code_and_call'] })
      .notNull()
      .default('code'),
    /** The account that opened the business of a member. Null for that account itself. It never changes. */
    businessId: uuid('business_id').references((): AnyPgColumn => accounts.id),
    /** The holder's role in the business. The person who opened it remains an owner. */
    role: text('role').$type<MemberRole>().notNull().default('owner'),
    createdAt: moment('created_at').notNull(),
    /** The time since which sign-in is impossible. The data that the law requires stays in the row. Another account may have its numbers. */
    closedAt: moment('closed_at'),
    /**
     * For a business, a position of the write-ahead log, in bytes, after its last write. A replica that has replayed that much is up to date for
     * it.
     */
    lastWritePosition: bigint('last_write_position', { mode: 'number' }),
  },
  table => [
    uniqueIndex('accounts_phone_unique').on(table.phone).where(isNull(table.closedAt)),
    uniqueIndex('accounts_national_id_unique').on(table.nationalId).where(isNull(table.closedAt)),
    uniqueIndex('accounts_cr_number_unique')
      .on(table.crNumber)
      .where(sql`${table.closedAt} is null and ${table.businessId} is null`),
    uniqueIndex('accounts_unified_number_unique').on(table.unifiedNumber).where(isNull(table.closedAt)),
    index('accounts_members').on(table.businessId).where(sql`${table.businessId} is not null`),
    check('accounts_role', sql`${table.role} in ('owner', 'maker', 'approver', 'viewer')`),
    check('accounts_opened_by_an_owner', sql`${table.businessId} is not null or ${table.role} = 'owner'`),
    check('accounts_member_number', sql`${table.businessId} is null or ${table.unifiedNumber} is null`),
    foreignKey({
      name: 'accounts_verified_facts',
      columns: [table.id, table.phone, table.nationalId, table.crNumber, table.dateOfBirth, table.riskRating],
      foreignColumns: [
        applicants.id,
        applicants.phone,
        applicants.nationalId,
        applicants.crNumber,
        applicants.dateOfBirth,
        applicants.riskRating,
      ],
    }),
  ],
)
export type Account = typeof accounts.$inferSelect

/** The time at which a customer was last compared with the lists. Without a row, that was at the sign-up. */
export const customerScreenings = pgTable('customer_screenings', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  screenedAt: moment('screened_at').notNull(),
})

/** The valid code of a purpose and subject, as a keyed hash. The subject of a sign-up is a phone. A newer code replaces it. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    purpose: text('purpose').notNull(),
    subject: sealedForLookup('subject', 'subject').notNull(),
    codeHash: text('code_hash').notNull(),
    /** The phone, or null in rows of an earlier version. */
    phone: sealedForLookup('phone', 'phone'),
    /** The context of the code: at sign-up the business type, otherwise a digest that the user of the code must match. */
    context: text('context').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    consumedAt: moment('consumed_at'),
  },
  table => [primaryKey({ columns: [table.purpose, table.subject] })],
)

/** Counts events of a subject, such as a phone or an address, within a window, with the expiry of the lock that they led to. */
export const counters = pgTable(
  'counters',
  {
    kind: text('kind').notNull(),
    subject: sealedForLookup('subject', 'subject').notNull(),
    count: integer('count').notNull(),
    windowStartedAt: moment('window_started_at').notNull(),
    lockedUntil: moment('locked_until'),
  },
  table => [
    primaryKey({ columns: [table.kind, table.subject] }),
    index('counters_window_started_at').on(table.windowStartedAt),
  ],
)
