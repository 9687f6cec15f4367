import { addSeconds, type Clock } from '#api/platform/clock.ts'
import { isUuid } from '#api/platform/uuid.ts'
import { ACCESS_TOKEN_SECONDS } from '#domain/constants.ts'
import type { SigningKeys } from './signing-keys.ts'

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

/** Only our own processes sign and verify, so a shared secret is enough. */
const ALGORITHM = 'HS256'

export function createAccessTokens(keys: SigningKeys, clock: Clock): AccessTokens {
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
