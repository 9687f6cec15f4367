import { setTimeout } from 'node:timers/promises'
import type { Tokens } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { rotateToken } from '#api/people/accounts/sessions.ts'
import { presentTokens, tokensFor } from '#api/people/accounts/sign-in-tokens.ts'
import { requireUnused, sessionOfToken } from './refresh-token-use.ts'

/** Requests that a client sends at once arrive within this time. */
const CONCURRENCY_MILLISECONDS = 100

/**
 * Exchanges a refresh token. If the token was exchanged before this request arrived, two parties have it, and the session ends for both.
 * If it was exchanged during this request, one client sent it twice at once. To distinguish the two cases, the exchange first waits until
 * all requests that were sent at once have arrived.
 * @param receivedAt when the request arrived
 */
export async function refreshTokens(deps: Deps, refreshToken: string, receivedAt: Date): Promise<Tokens> {
  await setTimeout(CONCURRENCY_MILLISECONDS)
  const tokens = await rotateToken(deps.db, refreshToken, deps.clock, async (tx, session) =>
    keepResponse(tx, presentTokens(await tokensFor(deps, session, tx))),
  )
  if (tokens) return tokens
  const oldSession = await sessionOfToken(deps, refreshToken)
  if (!oldSession.isLive) throw new PlinkError('UNAUTHENTICATED')
  await requireUnused(deps, oldSession, receivedAt)
  throw new PlinkError('TOKEN_ROTATED')
}
