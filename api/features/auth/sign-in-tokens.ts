import { eq, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { OpenSession } from '#api/accounts/sessions.ts'
import type { Tokens } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { prepareSelect } from '#api/db/prepared-query.ts'
import { profiles } from '#api/db/schema/profiles.ts'
import type { Deps } from '#api/deps.ts'

/** A session with its access token. */
interface SignedIn extends OpenSession {
  accessToken: string
  accessTokenExpiresAt: Date
  /** `create_profile` for a customer who left sign-up before its last step. */
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

const profileOf = prepareSelect(
  new QueryBuilder()
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.accountId, sql.placeholder('accountId'))),
)

async function nextStepOf(db: Db, accountId: string): Promise<SignedIn['nextStep']> {
  const [profile] = await profileOf(db, { accountId })
  return profile ? 'dashboard' : 'create_profile'
}

export const presentTokens = (signedIn: SignedIn): Tokens => ({
  userId: signedIn.accountId,
  nextStep: signedIn.nextStep,
  accessToken: signedIn.accessToken,
  accessTokenExpiresAt: signedIn.accessTokenExpiresAt.toISOString(),
  refreshToken: signedIn.refreshToken,
  refreshTokenExpiresAt: signedIn.refreshTokenExpiresAt.toISOString(),
})
