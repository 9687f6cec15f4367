import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#api/kernel/db/client.ts'
import { adminSessions } from '#api/kernel/db/schema/admin.ts'
import { apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { onboardingTokens } from '#api/kernel/db/schema/onboarding.ts'
import { sessions } from '#api/kernel/db/schema/sessions.ts'
import { invitations } from '#api/kernel/db/schema/team.ts'
import { webhookEndpoints } from '#api/kernel/db/schema/webhooks.ts'
import { endAllSessions } from '#api/people/accounts/sessions.ts'
import { revokeApiKeys } from '#api/people/api-keys/api-keys.ts'
import { endInvitations } from '#api/people/team/invitations.ts'
import { endAccountUse } from './account-closure.ts'

/** Ends all access of one type that a restored older database would admit again. Returns how many were ended. */
type EndAll = (db: Db, at: Date) => Promise<number>

/** The keys are the names that the command takes. Each account has a transaction of its own, so that servers may run at the same time. */
export const ACCESS = {
  /** Ends the sessions of customers, of sign-ups and of staff. */
  async sessions(db, at) {
    let count = 0
    const open = await db.selectDistinct({ id: sessions.accountId }).from(sessions).where(isNull(sessions.endedAt))
    for (const { id } of open) count += await endAllSessions(db, id, 'admin', at)
    const signUps = await db.delete(onboardingTokens).returning({ id: onboardingTokens.applicantId })
    const ofStaff = await db
      .update(adminSessions)
      .set({ endedAt: at })
      .where(isNull(adminSessions.endedAt))
      .returning({ id: adminSessions.id })
    return count + signUps.length + ofStaff.length
  },

  async keys(db, at) {
    const live = await db.select({ id: apiKeys.accountId }).from(apiKeys).where(isNull(apiKeys.revokedAt))
    for (const id of new Set(live.map(key => key.id))) await db.transaction(tx => revokeApiKeys(tx, id, at))
    return live.length
  },

  /** Disables the endpoints and keeps them. Their owner enables those that are still wanted. */
  async webhooks(db) {
    const rows = await db
      .update(webhookEndpoints)
      .set({ disabledCause: 'owner' })
      .where(isNull(webhookEndpoints.disabledCause))
      .returning({ id: webhookEndpoints.id })
    return rows.length
  },

  /** Ends the membership of teams and the open invitations. The person who opened a business stays. */
  async members(db, at) {
    const isMember = and(isNotNull(accounts.businessId), isNull(accounts.closedAt))
    const members = await db.select({ id: accounts.id }).from(accounts).where(isMember)
    for (const { id } of members) await db.transaction(tx => endAccountUse(tx, id, at))
    const businesses = await db
      .select({ id: invitations.businessId })
      .from(invitations)
      .where(eq(invitations.state, 'open'))
    for (const id of new Set(businesses.map(each => each.id))) await db.transaction(tx => endInvitations(tx, id, at))
    return members.length + businesses.length
  },
} satisfies Record<string, EndAll>

export type Access = keyof typeof ACCESS
