import { setTimeout } from 'node:timers/promises'
import { rotateToken } from '#api/accounts/sessions.ts'
import type { Tokens } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { requireUnused, sessionOfToken } from './refresh-token-use.ts'
import { presentTokens, tokensFor } from './sign-in-tokens.ts'

/** How far apart requests arrive that a client has sent at once. */
const CONCURRENCY_MILLISECONDS = 100

/**
 * Exchanges a refresh token. A token that was exchanged before this request came in is in two hands, and its session ends for both.
 * A token that was exchanged during this request was only sent twice at once. To tell the two apart, the exchange waits for the requests
 * that were sent together with it.
 * @param receivedAt when the request came in
 */
export async function refreshTokens(deps: Deps, refreshToken: string, receivedAt: Date): Promise<Tokens> {
  await setTimeout(CONCURRENCY_MILLISECONDS)
  const session = await rotateToken(deps.db, refreshToken, deps.clock)
  if (session) return presentTokens(await tokensFor(deps, session))
  const found = await sessionOfToken(deps, refreshToken)
  if (!found.isLive) throw new PlinkError('UNAUTHENTICATED')
  await requireUnused(deps, found, receivedAt)
  throw new PlinkError('TOKEN_ROTATED')
}
