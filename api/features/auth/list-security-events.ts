import { newestSecurityEvents, toSecurityEvent } from '#api/accounts/security-events.ts'
import type { AccountBearer } from '#api/accounts/sessions.ts'
import type { SecurityEvent } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'

/** The newest events of the account, newest first. */
export async function listSecurityEvents({ db }: Deps, { account }: AccountBearer): Promise<SecurityEvent[]> {
  const events = await newestSecurityEvents(db, account.id)
  return events.map(toSecurityEvent)
}
