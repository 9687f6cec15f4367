import type { ApprovalCode, InvitationCode, MemberRole } from '#web/api/generated/plinkAPI.schemas.ts'
import { stateField, stateMoment, stateText } from '#web/lib/navigation-state.ts'

export const ROLES = ['owner', 'maker', 'approver', 'viewer'] as const satisfies readonly MemberRole[]

/** The details of an invitation while they are typed. The phone is in local form. */
export interface InviteDraft {
  name: string
  phone: string
  role: MemberRole | ''
}

export const EMPTY_DRAFT: InviteDraft = { name: '', phone: '', role: '' }

/** An invitation that waits for its code. It stays in the navigation state, so that a reload knows it too. */
export interface PendingInvitation {
  invitationId: string
  /** When the code expires and when another one can be requested, in milliseconds since 1970. */
  expiresAt: number
  resendAt: number
  /** The code to show. Only a sandbox returns it. */
  otpCode?: string
}

/** The code of a new role. */
export type SentRoleCode = Omit<PendingInvitation, 'invitationId'>

/** A role that waits for its code. */
export interface RoleChange {
  memberId: string
  /** The name of the member. */
  name: string
  role: MemberRole
}

/** The screens of the page. Each has its own entry in the history. */
export type TeamStep =
  | { screen: 'team'; invited?: string }
  | { screen: 'invite'; draft: InviteDraft }
  | { screen: 'code'; draft: InviteDraft; pending: PendingInvitation }
  | { screen: 'roleCode'; change: RoleChange; sent: SentRoleCode }

/** Returns the team if the state is invalid or belongs to another page. */
export function teamStepIn(state: unknown): TeamStep {
  const screen = stateField(state, 'screen')
  const draft = draftIn(stateField(state, 'draft'))
  const pending = pendingIn(stateField(state, 'pending'))
  if (screen === 'invite') return { screen, draft }
  if (screen === 'code' && pending) return { screen, draft, pending }
  const [change, sentCode] = [roleChangeIn(stateField(state, 'change')), sentIn(stateField(state, 'sent'))]
  if (screen === 'roleCode' && change && sentCode) return { screen, change, sent: sentCode }
  return { screen: 'team', invited: stateText(state, 'invited') }
}

const draftIn = (state: unknown): InviteDraft => ({
  name: stateText(state, 'name') ?? '',
  phone: stateText(state, 'phone') ?? '',
  role: ROLES.find(role => role === stateText(state, 'role')) ?? '',
})

function roleChangeIn(state: unknown): RoleChange | null {
  const [memberId, name] = [stateText(state, 'memberId'), stateText(state, 'name')]
  const role = ROLES.find(each => each === stateText(state, 'role'))
  return memberId && name && role ? { memberId, name, role } : null
}

function sentIn(state: unknown): SentRoleCode | null {
  const expiresAt = stateMoment(state, 'expiresAt')
  if (expiresAt === undefined) return null
  return { expiresAt, resendAt: stateMoment(state, 'resendAt') ?? 0, otpCode: stateText(state, 'otpCode') }
}

export const sentOf = ({ expiresAt, resendAfterSeconds, otpCode }: ApprovalCode, now: number): SentRoleCode => ({
  expiresAt: Date.parse(expiresAt),
  resendAt: now + resendAfterSeconds * 1000,
  otpCode,
})

function pendingIn(state: unknown): PendingInvitation | null {
  const invitationId = stateText(state, 'invitationId')
  const expiresAt = stateMoment(state, 'expiresAt')
  if (invitationId === undefined || expiresAt === undefined) return null
  const resendAt = stateMoment(state, 'resendAt') ?? 0
  return { invitationId, expiresAt, resendAt, otpCode: stateText(state, 'otpCode') }
}

export function pendingOf(response: InvitationCode, now: number): PendingInvitation {
  const { invitationId, expiresAt, resendAfterSeconds, otpCode } = response
  return { invitationId, expiresAt: Date.parse(expiresAt), resendAt: now + resendAfterSeconds * 1000, otpCode }
}
