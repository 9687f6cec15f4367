import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { endSession, findSession, type OpenSession, rotateToken } from '#api/accounts/sessions.ts'
import type { Db } from '#api/db/client.ts'
import { profiles } from '#api/db/schema/profiles.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/platform/plink-error.ts'

/** What a sign-in ends with. */
export interface SignedIn extends OpenSession {
  accessToken: string
  accessTokenExpiresAt: Date
  /** A customer may have left sign-up before its last step. */
  nextStep: 'dashboard' | 'create_profile'
}

export async function tokensFor({ db, accessTokens }: Deps, session: OpenSession): Promise<SignedIn> {
  const { token, expiresAt } = await accessTokens.issue(session)
  return {
    ...session,
    accessToken: token,
    accessTokenExpiresAt: expiresAt,
    nextStep: await nextStepOf(db, session.accountId),
  }
}

async function nextStepOf(db: Db, accountId: string): Promise<SignedIn['nextStep']> {
  const count = await db.$count(profiles, eq(profiles.accountId, accountId))
  return count > 0 ? 'dashboard' : 'create_profile'
}

/** How far apart calls arrive that a client has sent at once. */
const MEETING_MILLISECONDS = 100

/**
 * Exchanges a refresh token. One that was exchanged before this call came in is in two hands, and its session ends for both; one
 * that was exchanged while this call was under way has only been in a hurry. So that the two can be told apart, the exchange waits for
 * what was sent together with it.
 * @param receivedAt when the call came in
 */
export async function refresh(deps: Deps, refreshToken: string, receivedAt: Date): Promise<SignedIn> {
  await setTimeout(MEETING_MILLISECONDS)
  const session = await rotateToken(deps.db, refreshToken, deps.clock)
  if (session) return tokensFor(deps, session)
  const found = await sessionOf(deps, refreshToken)
  if (!found.isLive) throw new PlinkError('UNAUTHENTICATED')
  await requireUnused(deps, found, receivedAt)
  throw new PlinkError('TOKEN_ROTATED')
}

/** Ends the session of a refresh token. One that has ended already, in another tab for example, needs nothing more. */
export async function signOut(deps: Deps, refreshToken: string, receivedAt: Date): Promise<void> {
  const found = await sessionOf(deps, refreshToken)
  if (!found.isLive) return
  await requireUnused(deps, found, receivedAt)
  await endSession(deps.db, found.accountId, found.id, 'logout', deps.clock())
}

type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>

async function sessionOf({ db, clock }: Deps, refreshToken: string): Promise<FoundSession> {
  const found = await findSession(db, refreshToken, clock())
  if (!found) throw new PlinkError('UNAUTHENTICATED')
  return found
}

async function requireUnused({ db, clock }: Deps, { id, accountId, rotatedAt }: FoundSession, receivedAt: Date) {
  if (!rotatedAt || rotatedAt >= receivedAt) return
  await endSession(db, accountId, id, 'token_reused', clock())
  throw new PlinkError('TOKEN_REUSED')
}
