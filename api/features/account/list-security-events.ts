import type { SecurityEvent } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { newestSecurityEvents, toSecurityEvent } from '#api/people/accounts/security-events.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'

/** The newest events of the account, newest first. */
export async function listSecurityEvents({ db }: Deps, { account }: AccountBearer): Promise<SecurityEvent[]> {
  const events = await newestSecurityEvents(db, account.id)
  return events.map(toSecurityEvent)
}
