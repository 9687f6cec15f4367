import { and, eq, isNull } from 'drizzle-orm'
import type { MemberRole } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { tellOwners } from '#api/people/team/tell-owners.ts'
import { businessName, requireMember } from './require-member.ts'

/** Throws `MEMBER_NOT_FOUND`, `OPENER_STAYS`. */
export async function changeMemberRole(
  { db, clock }: Deps,
  { account }: AccountBearer,
  memberId: string,
  role: MemberRole,
): Promise<void> {
  const member = await requireMember(db, account, memberId)
  if (member.role === role) return
  const at = clock()
  await db.transaction(async tx => {
    const isThere = and(eq(accounts.id, memberId), isNull(accounts.closedAt))
    const changed = await tx.update(accounts).set({ role }).where(isThere).returning({ id: accounts.id })
    if (changed.length === 0) throw new PlinkError('MEMBER_NOT_FOUND')
    await tellOwners(tx, account.id, { type: 'member_role_changed', member: { ...member, role }, at })
    const message = { key: 'member_role_changed', business: await businessName(tx, account.id) } as const
    await notify(tx, { to: memberId, message, at })
  })
}
