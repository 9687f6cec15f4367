import { confirmInvitation } from '../preparations/team-setup.ts'
import { CHOICE, CODE, type RequestFields, readIn } from '../request-fields.ts'

const inInvitation = readIn('getTeam', 'invitations[0].')

export const requestFields: RequestFields = {
  inviteMember: {
    afterwards: confirmInvitation,
    fields: { phoneNumber: inInvitation('phoneNumber'), name: inInvitation('name'), role: inInvitation('role') },
  },
  confirmInvitation: { fields: { otp: CODE } },
  sendMemberRoleCode: { fields: { role: CHOICE } },
  changeMemberRole: { fields: { role: { operation: 'getTeam', path: 'members[1].role' }, otp: CODE } },
}
