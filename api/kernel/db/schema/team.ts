import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { MemberRole } from '#api/contract/generated/schemas.ts'
import { accounts } from './auth.ts'
import { moment, sealed, sealedForLookup, stateColumns } from './columns.ts'

type InvitationCause = 'asked' | 'confirmed' | 'joined' | 'revoked_by_owner' | 'replaced' | 'expired' | 'account_closed'

/**
 * Who is asked to join the team of a business. Phone and role never change (a trigger refuses it), because the code of the owner was for these.
 * Whoever joins with one has its id in `applicants`.
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
    /** As the owner wrote it. */
    name: sealed('name', 'person name').notNull(),
    role: text('role').$type<MemberRole>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Until when it can be confirmed, and then until when one can join with it. */
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
