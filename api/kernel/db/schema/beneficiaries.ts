import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { BeneficiaryCause } from '#api/contract/generated/schemas.ts'
import { accounts } from './auth.ts'
import { moment, sealed, sealedForLookup, stateColumns } from './columns.ts'

/**
 * The payees of an account. A trigger prevents changes of name and IBAN, because the code and the payee check apply to them. Removed payees are
 * kept for the transfers that name them.
 */
export const beneficiaries = pgTable(
  'beneficiaries',
  {
    id: uuid('id').primaryKey(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    name: sealed('name', 'person name').notNull(),
    iban: sealedForLookup('iban', 'iban').notNull(),
    nickname: sealed('nickname', 'person name'),
    /** The number of the person or company, for the payee check. */
    identifier: sealed('identifier', 'national id'),
    /** Whether the IBAN belongs to the identifier. `not_checked` without an identifier. Null until the check has ended. */
    payeeCheck: text('payee_check', { enum: ['match', 'mismatch', 'not_checked'] }),
    createdAt: moment('created_at').notNull(),
    /** The people who added, confirmed and removed the payee. Null until then, and for steps from before this was recorded. */
    addedBy: uuid('added_by').references(() => accounts.id),
    confirmedBy: uuid('confirmed_by').references(() => accounts.id),
    removedBy: uuid('removed_by').references(() => accounts.id),
    /** The end of the cooling-off period, in which only small amounts may be sent. Null before it begins. */
    coolingEndsAt: moment('cooling_ends_at'),
    /** The time of the next job: to expire an unconfirmed payee, repeat a check, or end a cooling-off period. */
    dueAt: moment('due_at'),
    ...stateColumns<BeneficiaryCause>()([
      'unconfirmed',
      'checking',
      'mismatch',
      'cooling_off',
      'active',
      'suspended',
      'removed',
    ]),
  },
  table => [
    uniqueIndex('beneficiaries_one_per_iban').on(table.accountId, table.iban).where(sql`${table.state} <> 'removed'`),
    index('beneficiaries_of_account').on(table.accountId, table.sequence),
    index('beneficiaries_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check(
      'beneficiaries_cooling',
      sql`${table.state} not in ('cooling_off', 'active', 'suspended') or (${table.coolingEndsAt} is not null and (${table.payeeCheck} in ('match', 'not_checked')) is true)`,
    ),
    check('beneficiaries_mismatch', sql`${table.state} <> 'mismatch' or (${table.payeeCheck} = 'mismatch') is true`),
  ],
)
export type Beneficiary = typeof beneficiaries.$inferSelect
