import type { EmailChange } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { endEmailChange } from '#api/people/accounts/email-changes.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { emailChangeOf, presentEmailChange } from './email-link.ts'

/** Ends a change whose link was not used. An owner may do that without the password: the email stays as it is. */
export async function cancelEmailChange(
  { db, clock }: Deps,
  { account }: SessionBearer,
  id: string,
): Promise<EmailChange> {
  const now = clock()
  await emailChangeOf(db, account.id, id)
  await endEmailChange(db, id, { to: 'cancelled', cause: 'customer' }, now)
  const change = await emailChangeOf(db, account.id, id)
  if (change.state !== 'cancelled') throw new PlinkError('ACTION_EXPIRED')
  return presentEmailChange(change, now)
}
