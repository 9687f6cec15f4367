import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { endMembership } from './remove-member.ts'

/** Throws `OPENER_STAYS`, `APPROVER_NEEDED`. */
export async function leaveTeam(deps: Deps, { account, person }: SessionBearer): Promise<void> {
  if (person.id === account.id) throw new PlinkError('OPENER_STAYS')
  await endMembership(deps, account, person, person)
}
