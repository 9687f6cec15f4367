import type { Session } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { liveSessions, type SessionBearer, toSession } from '#api/people/accounts/sessions.ts'

/** The live sessions of the account: the caller's own first, then the one used last. */
export async function listSessions({ db, clock }: Deps, { person, sessionId }: SessionBearer): Promise<Session[]> {
  const sessions = await liveSessions(db, person.id, clock())
  return sessions.map(each => toSession(each, sessionId)).sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}
