import { once } from 'node:events'
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Connection } from '#api/outside/providers/http/provider-request.ts'

export const AUDIENCE = 'https://plink.example/nafath'

/** The default claims of a token, which are those of a citizen. */
export const CITIZEN = {
  nin: '1990800003',
  dateOfBirthG: '1991-05-01',
  firstName: 'نورة',
  fatherName: 'سالم',
  grandFatherName: 'عبدالله',
  familyName: 'القحطاني',
  englishFirstName: 'Noura',
  englishSecondName: 'Salem',
  englishLastName: 'Alqahtani',
}

export type SigningPair = Awaited<ReturnType<typeof newPair>>

/** Creates a pair of keys. Keys of 2048 bits are slow to create, so tests share them. */
async function newPair(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return { kid, privateKey, publicKey, jwk: { ...(await exportJWK(publicKey)), kid, use: 'sig' } }
}

/** Simulates a Nafath that returns any token and any keys, which examples of a contract cannot. */
export function nafathIssuer(now: () => Date) {
  let url = ''
  const pairs: SigningPair[] = []
  const issuer = { token: '', keys: [] as object[], keyReads: 0, isDown: false }
  const server = createServer((request, response) => {
    const isForKeys = request.url === '/api/v1/mfa/jwk'
    if (isForKeys) issuer.keyReads++
    if (issuer.isDown) return void response.writeHead(500).end()
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(isForKeys ? { keys: issuer.keys } : { token: issuer.token }))
  })
  const pair = (index: number): SigningPair => pairs[index]!

  beforeAll(async () => {
    pairs.push(await newPair('key-1'), await newPair('key-2'))
    issuer.keys = [pair(0).jwk]
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    if (address && typeof address === 'object') url = `http://127.0.0.1:${address.port}`
  })
  afterEach(() => Object.assign(issuer, { token: '', keys: [pair(0).jwk], keyReads: 0, isDown: false }))
  afterAll(() => void server.close())

  return Object.assign(issuer, {
    pair,
    connection: (): Connection => ({ url, headers: {}, timeoutSeconds: 20 }),
    /** Signs a token of {@link CITIZEN}, which is valid for two minutes. */
    sign: (claims: JWTPayload = {}, { kid, privateKey }: Pick<SigningPair, 'kid' | 'privateKey'> = pair(0)) =>
      new SignJWT({ ...CITIZEN, aud: AUDIENCE, exp: Math.floor(now().getTime() / 1000) + 120, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(privateKey),
  })
}
