import type { Tokens } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { OpenSession } from './sessions.ts'

/** A session with its access token. */
interface SignedIn extends OpenSession {
  accessToken: string
  accessTokenExpiresAt: Date
}

/** @param tx the transaction that opens the session */
export async function tokensFor({ accessTokens }: Deps, session: OpenSession, tx?: Db): Promise<SignedIn> {
  const { token, expiresAt } = await accessTokens.issue(session, tx)
  return { ...session, accessToken: token, accessTokenExpiresAt: expiresAt }
}

export const presentTokens = (signedIn: SignedIn): Tokens => ({
  userId: signedIn.accountId,
  nextStep: signedIn.hasProfile ? 'dashboard' : 'create_profile',
  accessToken: signedIn.accessToken,
  accessTokenExpiresAt: signedIn.accessTokenExpiresAt.toISOString(),
  refreshToken: signedIn.refreshToken,
  refreshTokenExpiresAt: signedIn.refreshTokenExpiresAt.toISOString(),
})
