import { randomBytes } from 'node:crypto'
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import type { TestApp } from '#api/testing/app.ts'
import { ACCESS_TOKEN_SECONDS } from '#domain/constants.ts'

/** Bad values of `Authorization`, by what is wrong with them. */
export type Credentials = Record<string, string>

const TOKEN_BYTES = 32

const randomToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

export const noCredentials: Credentials = {
  'no token': 'Bearer',
  'a malformed token': 'Bearer not-a-token',
  'an unknown token': `Bearer ${randomToken()}`,
  'three unknown parts': `Bearer ${randomToken()}.${randomToken()}.${randomToken()}`,
  'a user id': `Bearer ${crypto.randomUUID()}`,
}

/** Returns values around a valid token. */
export const alteredToken = (kind: string, token: string): Credentials => ({
  [`${kind} with something added`]: `Bearer ${token}x`,
  [`${kind} with something before it`]: `Bearer Bearer ${token}`,
  [`${kind} twice`]: `Bearer ${token}, Bearer ${token}`,
  [`${kind} cut off`]: `Bearer ${token.slice(0, -2)}`,
  [`${kind} in another scheme`]: `Basic ${token}`,
  [`${kind} alone`]: token,
})

interface Session {
  sub: string
  sid: string
}

/** Returns forged and changed access tokens of a customer with an active session and of another one. */
export async function forgedTokens({ deps, clock }: TestApp, own: Session, stranger: Session): Promise<Credentials> {
  const { id: kid, secret } = await deps.signingKeys.current()
  const now = Math.floor(clock().getTime() / 1000)
  const times = { iat: now, exp: now + ACCESS_TOKEN_SECONDS }
  const sign = (claims: JWTPayload, { key = secret, header = {} } = {}) =>
    new SignJWT({ ...times, ...claims }).setProtectedHeader({ alg: 'HS256', kid, ...header }).sign(key)
  const good = await sign({ ...own })
  const tokens = {
    'a token that says it needs no signature': new UnsecuredJWT({ ...times, ...own }).encode(),
    'a token without its signature': good.replace(/[^.]*$/, ''),
    'a token signed with another key': await sign({ ...own }, { key: randomBytes(TOKEN_BYTES) }),
    'a token signed with no key of ours': await sign({ ...own }, { header: { kid: crypto.randomUUID() } }),
    'a token that names no key': await sign({ ...own }, { header: { kid: undefined } }),
    'a token signed in another way': await sign({ ...own }, { header: { alg: 'HS512' } }),
    'a token with the payload of another': spliced(good, await sign({ ...stranger })),
    'a token for the session of another': await sign({ ...own, sid: stranger.sid }),
    'a token for a session that is none': await sign({ ...own, sid: crypto.randomUUID() }),
    'a token without a session': await sign({ sub: own.sub }),
    'a token without an owner': await sign({ sid: own.sid }),
    'a token without an end': await sign({ ...own, exp: undefined }),
    'a token that has ended': await sign({ ...own, exp: now }),
  }
  return Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, `Bearer ${token}`]))
}

/** Returns the header and the signature of one token around the payload of another. */
function spliced(token: string, other: string): string {
  const [header, , signature] = token.split('.')
  return [header, other.split('.')[1], signature].join('.')
}
