import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { type Account, accounts } from '#api/kernel/db/schema/auth.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { releaseMember } from '#api/money/approvals/member-changes.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { lockApplicant } from '#api/people/applicants/applicant.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { notifyOwners } from '#api/people/team/notify-owners.ts'
import { endAccountUse } from '#api/staff/account-closure.ts'
import { businessName, requireMember } from './require-member.ts'

/** Throws `MEMBER_NOT_FOUND`, `OPENER_STAYS`, `APPROVER_NEEDED`. */
export async function removeMember(deps: Deps, { account, person }: SessionBearer, memberId: string): Promise<void> {
  await endMembership(deps, account, await requireMember(deps.db, account, memberId), person)
}

/** Closes the account with which a member acts for the business. Throws `APPROVER_NEEDED`. */
export async function endMembership(
  { db, clock }: Deps,
  business: Account,
  { id, phone, role }: Account,
  endedBy: Account,
): Promise<void> {
  const at = clock()
  const type = endedBy.id === id ? 'member_left' : 'member_removed'
  await db.transaction(async tx => {
    await releaseMember(tx, { businessId: business.id, memberId: id, role: null }, endedBy.id, at)
    await lockApplicant(tx, id)
    // Somebody else may have removed the member in the meantime.
    const isThere = and(eq(accounts.id, id), isNull(accounts.closedAt))
    const [open] = await tx.select({ id: accounts.id }).from(accounts).where(isThere).for('update')
    if (!open) throw new PlinkError('MEMBER_NOT_FOUND')
    await endAccountUse(tx, id, at, 'owner')
    await notifyOwners(tx, business.id, { type, member: { id, phone, role }, at })
    const message = { key: 'member_removed', business: await businessName(tx, business.id) } as const
    await notify(tx, { to: id, message, at })
  })
}
