import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { endSession, findSession } from '#api/people/accounts/sessions.ts'

type TokenSession = NonNullable<Awaited<ReturnType<typeof findSession>>>

/** The session that a refresh token was issued for, which may have ended. */
export async function sessionOfToken({ db, clock }: Deps, refreshToken: string): Promise<TokenSession> {
  const session = await findSession(db, refreshToken, clock())
  if (!session) throw new PlinkError('UNAUTHENTICATED')
  return session
}

/**
 * Ends the session if the token was exchanged before this request arrived, because two parties then have it.
 * @param receivedAt when the request arrived
 */
export async function requireUnused(
  { db, clock }: Deps,
  { id, accountId, rotatedAt }: TokenSession,
  receivedAt: Date,
): Promise<void> {
  if (!rotatedAt || rotatedAt >= receivedAt) return
  await endSession(db, accountId, id, 'token_reused', clock())
  throw new PlinkError('TOKEN_REUSED')
}
