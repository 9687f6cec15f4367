import { eq } from 'drizzle-orm'
import type { LogoutRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { onboardingTokens } from '#api/kernel/db/schema/onboarding.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { endSession } from '#api/people/accounts/sessions.ts'
import { requireUnused, sessionOfToken } from './refresh-token-use.ts'

/** Ends the session of a customer, or the token of an unfinished sign-up. */
export async function logout(
  deps: Deps,
  { refreshToken, onboardingToken }: LogoutRequest,
  receivedAt: Date,
): Promise<void> {
  if (refreshToken !== undefined && onboardingToken === undefined) return signOut(deps, refreshToken, receivedAt)
  if (onboardingToken !== undefined && refreshToken === undefined) return leaveSignUp(deps, onboardingToken)
  const refreshTokenProblem = refreshToken === undefined ? 'Is required' : 'Give it or the onboarding token, not both'
  throw new PlinkError('VALIDATION_ERROR', { fields: { refreshToken: refreshTokenProblem } })
}

/** A session that has ended already, in another tab for example, is no error. */
async function signOut(deps: Deps, refreshToken: string, receivedAt: Date): Promise<void> {
  const session = await sessionOfToken(deps, refreshToken)
  if (!session.isLive) return
  await requireUnused(deps, session, receivedAt)
  await endSession(deps.db, session.accountId, session.id, 'logout', deps.clock())
}

/** The next user of the browser has to verify a phone. The verified facts stay for the person with this phone. */
async function leaveSignUp({ db }: Deps, token: string): Promise<void> {
  const isOfToken = eq(onboardingTokens.tokenHash, sha256(token))
  const [row] = await db.delete(onboardingTokens).where(isOfToken).returning({ hash: onboardingTokens.tokenHash })
  if (!row) throw new PlinkError('UNAUTHENTICATED')
}
