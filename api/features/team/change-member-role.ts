import { and, eq, isNull } from 'drizzle-orm'
import type { ChangeMemberRoleRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { releaseMember } from '#api/money/approvals/member-changes.ts'
import { cancelEmailChanges } from '#api/people/accounts/email-changes.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { type Refusals, redeemCode } from '#api/people/one-time-codes/one-time-code.ts'
import { notifyOwners } from '#api/people/team/notify-owners.ts'
import { roleCode, roleContext, roleGuesses } from './member-role-code.ts'
import { businessName, requireMember } from './require-member.ts'

const REFUSALS: Refusals = {
  gone: () => new PlinkError('OTP_EXPIRED'),
  expired: () => new PlinkError('OTP_EXPIRED'),
  wrong: details => new PlinkError('VALIDATION_ERROR', { error: 'The code you entered is incorrect.', ...details }),
}

/** Throws `MEMBER_NOT_FOUND`, `OPENER_STAYS`, `APPROVER_NEEDED`. */
export async function changeMemberRole(
  deps: Deps,
  { account, person }: SessionBearer,
  memberId: string,
  { role, otp }: ChangeMemberRoleRequest,
): Promise<void> {
  const member = await requireMember(deps.db, account, memberId)
  const expectedContext = roleContext(member, role)
  const attempt = {
    code: otp,
    guesses: roleGuesses(person),
    isForAttempt: ({ context }: { context: string }) => context === expectedContext,
  }
  const at = deps.clock()
  await redeemCode(deps, roleCode(person), attempt, REFUSALS, async tx => {
    await releaseMember(tx, { businessId: account.id, memberId, role }, person.id, at)
    // The role must be the one that was shown, because somebody else may have changed it since.
    const isAsShown = and(eq(accounts.id, memberId), eq(accounts.role, member.role), isNull(accounts.closedAt))
    const rows = await tx.update(accounts).set({ role }).where(isAsShown).returning({ id: accounts.id })
    if (rows.length === 0) throw new PlinkError('OTP_EXPIRED')
    // Only an owner may change the email, so a link of a former owner no longer works.
    if (role !== 'owner') await cancelEmailChanges(tx, memberId, 'role_lost', at)
    await notifyOwners(tx, account.id, { type: 'member_role_changed', member: { ...member, role }, at })
    const message = { key: 'member_role_changed', business: await businessName(tx, account.id) } as const
    await notify(tx, { to: memberId, message, at })
    await keepResponse(tx, undefined, 204)
  })
}
