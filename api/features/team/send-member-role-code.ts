import type { ApprovalCode, MemberRole } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { requireDispensable } from '#api/money/approvals/member-changes.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { sendCode } from '#api/people/one-time-codes/one-time-code.ts'
import { phoneEnd } from '#api/people/team/members.ts'
import { OTP_ATTEMPTS, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { ARABIC_ROLES } from './invitation-code.ts'
import { roleCode, roleContext, roleGuesses } from './member-role-code.ts'
import { requireMember } from './require-member.ts'

/** Throws `MEMBER_NOT_FOUND`, `OPENER_STAYS`, `APPROVER_NEEDED`. */
export async function sendMemberRoleCode(
  deps: Deps,
  { account, person }: SessionBearer,
  memberId: string,
  role: MemberRole,
): Promise<ApprovalCode> {
  const member = await requireMember(deps.db, account, memberId)
  await requireDispensable(deps.db, { businessId: account.id, memberId, role })
  const { code, expiresAt } = await sendCode(deps, {
    ...roleCode(person),
    about: {
      en: `the role ${role} for the member whose phone ends in ${phoneEnd(member.phone)}`,
      ar: `دور ${ARABIC_ROLES[role]} للعضو الذي ينتهي جواله بـ ${phoneEnd(member.phone)}`,
    },
    phone: person.phone,
    reader: person,
    context: roleContext(member, role),
    guesses: roleGuesses(person),
  })
  return {
    expiresAt: expiresAt.toISOString(),
    resendAfterSeconds: OTP_RESEND_SECONDS,
    attemptsAllowed: OTP_ATTEMPTS,
    ...(deps.sandbox && { otpCode: code }),
  }
}
