import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { MemberRole } from '#api/contract/generated/schemas.ts'
import { accounts } from './auth.ts'
import { moment, sealed, sealedForLookup, stateColumns } from './columns.ts'

type InvitationCause = 'asked' | 'confirmed' | 'joined' | 'revoked_by_owner' | 'replaced' | 'expired' | 'account_closed'

/**
 * Invitations to the team of a business. A trigger prevents changes of phone and role, because the owner's code was for these. The applicant who
 * joins with an invitation stores its id.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    /** The account that opened the business. */
    businessId: uuid('business_id')
      .notNull()
      .references(() => accounts.id),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => accounts.id),
    phone: sealedForLookup('phone', 'phone').notNull(),
    /** The name, as the owner wrote it. */
    name: sealed('name', 'person name').notNull(),
    role: text('role').$type<MemberRole>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** The time until which it can be confirmed, and after that until which it can be accepted. */
    expiresAt: moment('expires_at').notNull(),
    ...stateColumns<InvitationCause>()(['unconfirmed', 'open', 'accepted', 'revoked', 'expired']),
  },
  table => [
    uniqueIndex('invitations_one_open')
      .on(table.businessId, table.phone)
      .where(sql`${table.state} in ('unconfirmed', 'open')`),
    index('invitations_of_business').on(table.businessId, table.createdAt),
    index('invitations_phone').on(table.phone).where(sql`${table.state} = 'open'`),
    index('invitations_expire').on(table.expiresAt).where(sql`${table.state} in ('unconfirmed', 'open')`),
    check('invitations_role', sql`${table.role} in ('owner', 'maker', 'approver', 'viewer')`),
  ],
)
export type InvitationRow = typeof invitations.$inferSelect
