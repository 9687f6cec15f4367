import type { SecurityEvent } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { newestSecurityEvents, toSecurityEvent } from '#api/people/accounts/security-events.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'

/** The newest events of the account, newest first. */
export async function listSecurityEvents({ db }: Deps, { person }: SessionBearer): Promise<SecurityEvent[]> {
  const events = await newestSecurityEvents(db, person.id)
  return events.map(toSecurityEvent)
}
