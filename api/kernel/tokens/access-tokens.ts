import { createHmac } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Db } from '#api/kernel/db/client.ts'
import { addSeconds, type Clock } from '#api/kernel/platform/clock.ts'
import { isUuid } from '#api/kernel/platform/uuid.ts'
import { ACCESS_TOKEN_SECONDS } from '#domain/constants.ts'
import { KEY_CACHE_MILLISECONDS, type SigningKeys } from './signing-keys.ts'

/** The identity in an access token. */
export interface AccessClaims {
  accountId: string
  sessionId: string
}

export interface AccessTokens {
  /** @param tx the transaction that opens the session */
  issue(claims: AccessClaims, tx?: Db): Promise<{ token: string; expiresAt: Date }>
  /** Returns the claims, or undefined for a token that was not signed here, was altered, or has expired. */
  verify(token: string): Promise<(AccessClaims & { expiresAt: Date }) | undefined>
}

/** `jose` verifies tokens. It is loaded with the first one, which makes the start faster. */
const jose = () => import('jose')

/** The cache of verified tokens. `jose` verifies a signature on another thread, which takes longer than the queries of a request. */
const VERIFIED = { max: 10_000, ttl: KEY_CACHE_MILLISECONDS }

/** Only our own processes sign and verify, so a shared secret is enough. */
const ALGORITHM = 'HS256'

const inSeconds = (time: Date) => Math.floor(time.getTime() / 1000)
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Signs a token. `jose` would sign on the thread pool, where the passwords of other sign-ins are hashed, and take four times the CPU. */
function sign(header: object, claims: object, secret: Uint8Array): string {
  const content = `${encoded(header)}.${encoded(claims)}`
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
}

export function createAccessTokens(keys: SigningKeys, clock: Clock): AccessTokens {
  const verified = new LRUCache<string, AccessClaims & { expiresAt: Date }>(VERIFIED)
  // Anybody can write the header, so its key id is looked up only if it has the format of ours.
  const keyOf = async ({ kid }: { kid?: string }) => {
    const secret = typeof kid === 'string' && isUuid(kid) && (await keys.find(kid))
    if (!secret) throw new (await jose()).errors.JWSSignatureVerificationFailed()
    return secret
  }
  return {
    async issue({ accountId, sessionId }, tx) {
      const { id, secret } = await keys.current(tx)
      const now = clock()
      const expiresAt = addSeconds(now, ACCESS_TOKEN_SECONDS)
      const claims = { sid: sessionId, sub: accountId, iat: inSeconds(now), exp: inSeconds(expiresAt) }
      return { token: sign({ alg: ALGORITHM, kid: id }, claims, secret), expiresAt }
    },
    async verify(token) {
      const cachedClaims = verified.get(token)
      if (cachedClaims) return cachedClaims.expiresAt > clock() ? cachedClaims : undefined
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
