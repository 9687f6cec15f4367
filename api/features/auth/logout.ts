import { endSession } from '#api/accounts/sessions.ts'
import type { Deps } from '#api/deps.ts'
import { requireUnused, sessionOfToken } from './refresh-token-use.ts'

/** Ends the session of a refresh token. A session that has ended already, in another tab for example, is no error. */
export async function logout(deps: Deps, refreshToken: string, receivedAt: Date): Promise<void> {
  const found = await sessionOfToken(deps, refreshToken)
  if (!found.isLive) return
  await requireUnused(deps, found, receivedAt)
  await endSession(deps.db, found.accountId, found.id, 'logout', deps.clock())
}
