import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { changeMemberRole } from './change-member-role.ts'
import { confirmInvitation } from './confirm-invitation.ts'
import { getTeam } from './get-team.ts'
import { inviteMember } from './invite-member.ts'
import { leaveTeam } from './leave-team.ts'
import { removeMember } from './remove-member.ts'
import { resendInvitationCode } from './resend-invitation-code.ts'
import { revokeInvitation } from './revoke-invitation.ts'
import { sendMemberRoleCode } from './send-member-role-code.ts'

export function teamRoutes({ implement, deps }: Api): void {
  implement(contract.getTeam, async c => c.json(await getTeam(deps, c.var.bearer), 200))

  implement(contract.inviteMember, async c => c.json(await inviteMember(deps, c.var.bearer, c.req.valid('json')), 201))

  implement(contract.revokeInvitation, async c => {
    await revokeInvitation(deps, c.var.bearer, c.req.valid('param').invitationId)
    return c.body(null, 204)
  })

  implement(contract.confirmInvitation, async c => {
    const { invitationId } = c.req.valid('param')
    return c.json(await confirmInvitation(deps, c.var.bearer, invitationId, c.req.valid('json').otp), 200)
  })

  implement(contract.resendInvitationCode, async c =>
    c.json(await resendInvitationCode(deps, c.var.bearer, c.req.valid('param').invitationId), 200),
  )

  implement(contract.sendMemberRoleCode, async c => {
    const { memberId } = c.req.valid('param')
    return c.json(await sendMemberRoleCode(deps, c.var.bearer, memberId, c.req.valid('json').role), 200)
  })

  implement(contract.changeMemberRole, async c => {
    await changeMemberRole(deps, c.var.bearer, c.req.valid('param').memberId, c.req.valid('json'))
    return c.body(null, 204)
  })

  implement(contract.removeMember, async c => {
    await removeMember(deps, c.var.bearer, c.req.valid('param').memberId)
    return c.body(null, 204)
  })

  implement(contract.leaveTeam, async c => {
    await leaveTeam(deps, c.var.bearer)
    return c.body(null, 204)
  })
}
