import type { InvitationCode } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { findCode } from '#api/people/one-time-codes/one-time-code.store.ts'
import {
  invitationCode,
  isOfInvitation,
  presentCode,
  requireUnconfirmed,
  sendInvitationCode,
} from './invitation-code.ts'

/** Sends another code for an invitation that waits for one. */
export async function resendInvitationCode(deps: Deps, bearer: SessionBearer, id: string): Promise<InvitationCode> {
  const { account, person } = bearer
  const invitation = await requireUnconfirmed(deps, account, id)
  const last = await findCode(deps.db, invitationCode(person))
  if (!last || last.consumedAt || !isOfInvitation(invitation)(last)) throw new PlinkError('ACTION_EXPIRED')
  return presentCode(deps, invitation, await sendInvitationCode(deps, bearer, invitation, true))
}
