import { exportSPKI, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { createLog } from '#api/kernel/platform/log.ts'
import { Metrics } from '#api/kernel/platform/metrics.ts'
import { createProviderClient } from '#api/outside/providers/http/provider-client.ts'
import { ProviderHealth } from '#api/outside/providers/http/provider-health.ts'
import { testClock } from '#api/testing/clock.ts'
import { AUDIENCE, CITIZEN, nafathIssuer } from '#api/testing/providers/nafath-issuer.ts'
import { nafathWeb } from './nafath.ts'
import { nafathTokens } from './nafath-tokens.ts'

const clock = testClock()
const issuer = nafathIssuer(clock)
const inSeconds = (seconds: number) => Math.floor(clock().getTime() / 1000) + seconds

/** Returns Nafath's adapter with its log. */
function adapter() {
  const lines: string[] = []
  const log = createLog({ level: 'warn', destination: { write: line => void lines.push(line) } })
  const client = createProviderClient('nafath', issuer.connection(), {
    log,
    metrics: new Metrics(),
    health: new ProviderHealth(clock),
  })
  const nafath = nafathWeb(client, nafathTokens(client, { audience: AUDIENCE, clock, log }), log)
  return {
    lines,
    async outcomeOf(token: string) {
      issuer.token = token
      return nafath.outcome({ reference: 'state', nationalId: CITIZEN.nin })
    },
  }
}

const outcomeOf = (token: string) => adapter().outcomeOf(token)

describe('a token of Nafath', () => {
  test('of a citizen approves with names and date of birth', async () => {
    expect(await outcomeOf(await issuer.sign())).toEqual({
      kind: 'approved',
      dateOfBirth: '1991-05-01',
      names: { arabic: 'نورة سالم عبدالله القحطاني', english: 'Noura Salem Alqahtani' },
    })
  })

  test('of a resident has other claims, and its subject is somebody else', async () => {
    const resident = {
      ...Object.fromEntries(Object.keys(CITIZEN).map(claim => [claim, undefined])),
      sub: '2000000002',
      iqamaNumber: Number(CITIZEN.nin),
      birthgDate: '01-05-1991',
      firstName: 'عمر',
      secondName: 'أحمد',
      lastName: 'نواز',
      englishFirstName: '',
      translatedFirstName: 'Omar',
      translatedLastName: 'Nawaz',
    }
    expect(await outcomeOf(await issuer.sign(resident))).toEqual({
      kind: 'approved',
      dateOfBirth: '1991-05-01',
      names: { arabic: 'عمر أحمد نواز', english: 'Omar Nawaz' },
    })
  })

  test('without names still approves', async () => {
    const nameless = Object.fromEntries(
      Object.keys(CITIZEN).flatMap(claim => (/name/i.test(claim) ? [[claim, undefined]] : [])),
    )
    expect(await outcomeOf(await issuer.sign(nameless))).toMatchObject({ names: { arabic: null, english: null } })
  })

  test('of another person rejects, with a warning that names nobody', async () => {
    const { outcomeOf, lines } = adapter()
    expect(await outcomeOf(await issuer.sign({ nin: '1087654321' }))).toEqual({ kind: 'rejected' })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('A person other than the applicant approved')
    expect(lines[0]).not.toMatch(/1087654321|1990800003|Noura|نورة|1991/)
  })
})

describe('a token of Nafath approves nobody', () => {
  test.each<[string, string, () => Promise<string> | string]>([
    [
      'another key under a known id',
      'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
      () => issuer.sign({}, { kid: 'key-1', privateKey: issuer.pair(1).privateKey }),
    ],
    ['an unknown key', 'ERR_JWKS_NO_MATCHING_KEY', () => issuer.sign({}, issuer.pair(1))],
    ['another audience', 'ERR_JWT_CLAIM_VALIDATION_FAILED', () => issuer.sign({ aud: 'https://other.example' })],
    ['no audience', 'ERR_JWT_CLAIM_VALIDATION_FAILED', () => issuer.sign({ aud: undefined })],
    ['an end in the past', 'ERR_JWT_EXPIRED', () => issuer.sign({ exp: inSeconds(-61) })],
    ['no end', 'ERR_JWT_CLAIM_VALIDATION_FAILED', () => issuer.sign({ exp: undefined })],
    [
      'no algorithm',
      'ERR_JOSE_ALG_NOT_ALLOWED',
      () => new UnsecuredJWT({ ...CITIZEN, aud: AUDIENCE, exp: inSeconds(120) }).encode(),
    ],
    [
      'the public key as a shared secret',
      'ERR_JOSE_ALG_NOT_ALLOWED',
      async () =>
        new SignJWT({ ...CITIZEN, aud: AUDIENCE, exp: inSeconds(120) })
          .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
          .sign(new TextEncoder().encode(await exportSPKI(issuer.pair(0).publicKey))),
    ],
    ['no form of a token', 'ERR_JWS_INVALID', () => 'token'],
    ['no ID', 'lacks the ID', () => issuer.sign({ nin: undefined })],
    ['no date of birth', 'lacks the ID', () => issuer.sign({ dateOfBirthG: undefined })],
    ['an impossible date of birth', 'lacks the ID', () => issuer.sign({ dateOfBirthG: '31-02-1991' })],
    ['a claim of another type', 'lacks the ID', () => issuer.sign({ nin: [CITIZEN.nin] })],
  ])('with %s', async (_what, reason, token) => {
    const { outcomeOf, lines } = adapter()
    expect(await outcomeOf(await token())).toEqual({ kind: 'unavailable' })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(reason)
    expect(lines[0]).not.toMatch(/1990800003|Noura|نورة/)
  })
})

describe('the keys of Nafath', () => {
  test('are read once', async () => {
    const { outcomeOf } = adapter()
    for (let count = 0; count < 3; count++)
      expect(await outcomeOf(await issuer.sign())).toMatchObject({ kind: 'approved' })
    expect(issuer.keyReads).toBe(1)
  })

  test.each([
    { when: '30 seconds later', seconds: 30 },
    { when: 'at a clock that was set back', seconds: -3600 },
  ])('are read again when they were rotated, $when', async ({ seconds }) => {
    const { outcomeOf } = adapter()
    await outcomeOf(await issuer.sign())
    issuer.keys = [issuer.pair(1).jwk]
    clock.advance(seconds)
    expect(await outcomeOf(await issuer.sign({}, issuer.pair(1)))).toMatchObject({ kind: 'approved' })
    expect(await outcomeOf(await issuer.sign())).toEqual({ kind: 'unavailable' })
  })

  test('are read again for unknown keys once in 30 seconds', async () => {
    const { outcomeOf } = adapter()
    const unknown = await issuer.sign({ exp: inSeconds(600) }, issuer.pair(1))
    const readsAfter = async (seconds: number) => {
      clock.advance(seconds)
      expect(await outcomeOf(unknown)).toEqual({ kind: 'unavailable' })
      return issuer.keyReads
    }
    expect([await readsAfter(0), await readsAfter(29), await readsAfter(1), await readsAfter(29)]).toEqual([1, 1, 2, 2])
  })

  test.each([
    ['an elliptic curve', { kty: 'EC', kid: 'key-1', crv: 'P-256', x: 'AQ', y: 'AQ' }],
    ['a shared secret', { kty: 'oct', kid: 'key-1', k: 'AQAB' }],
    ['no modulus', { kty: 'RSA', kid: 'key-1' }],
  ])('are of no use with %s', async (_what, key) => {
    issuer.keys = [key]
    expect(await outcomeOf(await issuer.sign())).toEqual({ kind: 'unavailable' })
  })
})
