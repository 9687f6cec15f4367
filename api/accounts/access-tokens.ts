import { addSeconds, type Clock } from '#api/platform/clock.ts'
import { isUuid } from '#api/platform/uuid.ts'
import { ACCESS_TOKEN_SECONDS } from '#domain/constants.ts'
import type { SigningKeys } from './signing-keys.ts'

/** For whom an access token speaks. */
export interface AccessClaims {
  accountId: string
  sessionId: string
}

export interface AccessTokens {
  issue(claims: AccessClaims): Promise<{ token: string; expiresAt: Date }>
  /** What the token says; undefined when it was not signed here, was changed, or has expired. */
  verify(token: string): Promise<(AccessClaims & { expiresAt: Date }) | undefined>
}

/** Loaded with the first token: a start does without it. */
const jose = () => import('jose')

/** One process signs and verifies for all of them, so a secret that they share is enough. */
const ALGORITHM = 'HS256'

export function createAccessTokens(keys: SigningKeys, clock: Clock): AccessTokens {
  // The header is anybody's: what it names is looked for only where it can be one of ours.
  const keyOf = async ({ kid }: { kid?: string }) => {
    const secret = typeof kid === 'string' && isUuid(kid) && (await keys.find(kid))
    if (!secret) throw new (await jose()).errors.JWSSignatureVerificationFailed()
    return secret
  }
  return {
    async issue({ accountId, sessionId }) {
      const { id, secret } = await keys.current()
      const now = clock()
      const expiresAt = addSeconds(now, ACCESS_TOKEN_SECONDS)
      const { SignJWT } = await jose()
      const token = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, kid: id })
        .setSubject(accountId)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(secret)
      return { token, expiresAt }
    },
    async verify(token) {
      const { errors, jwtVerify } = await jose()
      try {
        const { payload } = await jwtVerify(token, keyOf, { algorithms: [ALGORITHM], currentDate: clock() })
        const { sub, sid, exp } = payload
        if (!sub || typeof sid !== 'string' || !exp) return undefined
        return { accountId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) }
      } catch (cause) {
        if (cause instanceof errors.JOSEError) return undefined
        throw cause
      }
    },
  }
}
