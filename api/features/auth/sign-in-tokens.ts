import { eq } from 'drizzle-orm'
import type { OpenSession } from '#api/accounts/sessions.ts'
import type { Tokens } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { profiles } from '#api/db/schema/profiles.ts'
import type { Deps } from '#api/deps.ts'

/** A session with its access token. */
interface SignedIn extends OpenSession {
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

export const presentTokens = (signedIn: SignedIn): Tokens => ({
  userId: signedIn.accountId,
  nextStep: signedIn.nextStep,
  accessToken: signedIn.accessToken,
  accessTokenExpiresAt: signedIn.accessTokenExpiresAt.toISOString(),
  refreshToken: signedIn.refreshToken,
  refreshTokenExpiresAt: signedIn.refreshTokenExpiresAt.toISOString(),
})
