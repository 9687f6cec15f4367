import { LRUCache } from 'lru-cache'
import { addSeconds, type Clock } from '#api/platform/clock.ts'
import { isUuid } from '#api/platform/uuid.ts'
import { ACCESS_TOKEN_SECONDS } from '#domain/constants.ts'
import { KEY_CACHE_MILLISECONDS, type SigningKeys } from './signing-keys.ts'

/** Whom an access token identifies. */
export interface AccessClaims {
  accountId: string
  sessionId: string
}

export interface AccessTokens {
  issue(claims: AccessClaims): Promise<{ token: string; expiresAt: Date }>
  /** The claims; undefined for a token that was not signed here, was altered, or has expired. */
  verify(token: string): Promise<(AccessClaims & { expiresAt: Date }) | undefined>
}

/** Loaded with the first token, which makes the start faster. */
const jose = () => import('jose')

/** Tokens whose signature was verified: `jose` leaves the thread to do so, which takes longer than the queries of a request. */
const VERIFIED = { max: 10_000, ttl: KEY_CACHE_MILLISECONDS }

/** Only our own processes sign and verify, so a shared secret is enough. */
const ALGORITHM = 'HS256'

export function createAccessTokens(keys: SigningKeys, clock: Clock): AccessTokens {
  const verified = new LRUCache<string, AccessClaims & { expiresAt: Date }>(VERIFIED)
  // Anybody can write the header: its key id is looked up only if it can be one of ours.
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
      const known = verified.get(token)
      if (known) return known.expiresAt > clock() ? known : undefined
      const { errors, jwtVerify } = await jose()
      try {
        const { payload } = await jwtVerify(token, keyOf, { algorithms: [ALGORITHM], currentDate: clock() })
        const { sub, sid, exp } = payload
        if (!sub || typeof sid !== 'string' || !exp) return undefined
        const claims = { accountId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) }
        verified.set(token, claims)
        return claims
      } catch (cause) {
        if (cause instanceof errors.JOSEError) return undefined
        throw cause
      }
    },
  }
}
