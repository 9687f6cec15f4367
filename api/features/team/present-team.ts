import type { Invitation } from '#api/contract/generated/schemas.ts'
import type { InvitationRow } from '#api/kernel/db/schema/team.ts'
import { phoneEnd } from '#api/people/team/members.ts'

/** @param isOwner true for a reader who may see whole phone numbers */
export const presentPhone = (phone: string, isOwner: boolean) => ({
  ...(isOwner && { phoneNumber: phone }),
  phoneEnd: phoneEnd(phone),
})

/** An open invitation. */
export const presentInvitation = (invitation: InvitationRow, isOwner: boolean): Invitation => ({
  invitationId: invitation.id,
  name: invitation.name,
  ...presentPhone(invitation.phone, isOwner),
  role: invitation.role,
  state: 'open',
  createdAt: invitation.createdAt.toISOString(),
  expiresAt: invitation.expiresAt.toISOString(),
  invitedBy: invitation.invitedBy,
})
