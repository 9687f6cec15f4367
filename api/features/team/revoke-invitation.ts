import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { recordSecurityEvents } from '#api/people/accounts/security-events.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { takeStep } from '#api/people/team/invitations.ts'
import { phoneEnd } from '#api/people/team/members.ts'
import { invitationOf } from './invitation-code.ts'

/** If the person joins at the same time, one of the two calls succeeds. Throws `INVITATION_NOT_FOUND`, `INVITATION_ENDED`. */
export async function revokeInvitation(deps: Deps, { account }: AccountBearer, id: string): Promise<void> {
  const { db, clock } = deps
  const { state, phone, role } = await invitationOf(deps, account, id)
  if (state === 'revoked') return
  const now = clock()
  await db.transaction(async tx => {
    const step = { from: state, to: 'revoked', cause: 'revoked_by_owner' } as const
    const isLeft = state === 'unconfirmed' || state === 'open'
    if (!isLeft || !(await takeStep(tx, id, step, now))) throw new PlinkError('INVITATION_ENDED')
    const about = { memberPhoneEnd: phoneEnd(phone), memberRole: role, at: now }
    await recordSecurityEvents(tx, { ...about, accountId: account.id, type: 'invitation_revoked' })
  })
}
