import type { JWTPayload } from 'jose'
import { CLOCK_TOLERANCE_SECONDS, type Clock } from '#api/kernel/platform/clock.ts'
import type { Log } from '#api/kernel/platform/log.ts'
import type { ProviderClient } from '#api/outside/providers/http/provider-client.ts'
import type { PersonNames } from '#api/outside/providers/providers.ts'
import { readDateOfBirth } from '#domain/date-of-birth.ts'
import { getKeys } from './generated/routes.ts'
import { PersonClaims, type SigningKey } from './generated/schemas.ts'

/** The module is loaded with the first token, which makes the start faster. */
const jose = () => import('jose')

const ALGORITHM = 'RS256'
/** A token with an unknown key makes us read the keys again, but at most once in this time. */
const KEYS_PAUSE_SECONDS = 30

/** The data of the person who approved, from a token. */
export interface NafathPerson {
  nationalId: string
  dateOfBirth: string
  names: PersonNames
}

export interface NafathTokens {
  /** Reads the keys if they are not known yet. */
  loadKeys(): Promise<void>
  /** Returns undefined for a token that does not prove who approved. The log says why. */
  read(token: string): Promise<NafathPerson | undefined>
}

/** @param audience our name at Nafath, which must be the audience of the tokens */
export function nafathTokens(
  nafath: ProviderClient,
  { audience, clock, log }: { audience: string; clock: Clock; log: Log },
): NafathTokens {
  let keySet: { keys: Map<string, SigningKey>; readAt: Date } | undefined

  async function readKeys() {
    const { body } = await nafath.call(getKeys, {})
    keySet = { keys: new Map(body.keys.map(key => [key.kid ?? '', key])), readAt: clock() }
    return keySet.keys
  }

  /** Also true when the clock was set back. */
  function isFarFrom(moment: Date): boolean {
    return Math.abs(clock().getTime() - moment.getTime()) >= KEYS_PAUSE_SECONDS * 1000
  }

  async function keyOf({ kid = '' }: { kid?: string }) {
    const { errors, importJWK } = await jose()
    const mayReadAgain = !keySet || isFarFrom(keySet.readAt)
    const key = keySet?.keys.get(kid) ?? (mayReadAgain ? (await readKeys()).get(kid) : undefined)
    if (!kid || key?.kty !== 'RSA' || !key.n || !key.e) throw new errors.JWKSNoMatchingKey()
    return importJWK({ kty: key.kty, n: key.n, e: key.e }, ALGORITHM)
  }

  async function claimsOf(token: string): Promise<JWTPayload | undefined> {
    const { errors, jwtVerify } = await jose()
    try {
      const { payload } = await jwtVerify(token, keyOf, {
        algorithms: [ALGORITHM],
        audience,
        requiredClaims: ['exp'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: clock(),
      })
      return payload
    } catch (cause) {
      if (!(cause instanceof errors.JOSEError)) throw cause
      // The error is not logged, because it contains the claims.
      log.warn(
        { provider: 'nafath', reason: cause.code },
        'A token of Nafath is not valid, so nobody was approved. Check our audience there, and the clock here.',
      )
      return undefined
    }
  }

  return {
    async loadKeys() {
      if (!keySet) await readKeys()
    },
    async read(token) {
      const payload = await claimsOf(token)
      if (!payload) return undefined
      const person = personOf(payload, clock())
      if (!person) {
        log.warn(
          { provider: 'nafath' },
          'A token of Nafath lacks the ID or the date of birth, so nobody was approved. Compare its claims with providers/nafath.yaml.',
        )
      }
      return person
    },
  }
}

function personOf(payload: JWTPayload, now: Date): NafathPerson | undefined {
  const { data: claims } = PersonClaims.safeParse(payload)
  if (!claims) return undefined
  const nationalId = claims.nin ?? claims.iqamaNumber ?? claims.PersonId
  const { date: dateOfBirth } = readDateOfBirth(String(claims.dateOfBirthG ?? claims.birthgDate ?? ''), now.getTime())
  if (!nationalId || !dateOfBirth) return undefined
  return { nationalId: String(nationalId), dateOfBirth, names: namesOf(claims) }
}

const namesOf = (claims: PersonClaims): PersonNames => ({
  arabic: fullName(
    claims.firstName,
    claims.fatherName ?? claims.secondName,
    claims.grandFatherName ?? claims.thirdName,
    claims.familyName ?? claims.lastName,
  ),
  english: fullName(
    claims.englishFirstName || claims.translatedFirstName,
    claims.englishSecondName || claims.translatedSecondName,
    claims.englishThirdName || claims.translatedThirdName,
    claims.englishLastName || claims.translatedLastName,
  ),
})

function fullName(...parts: (string | number | null | undefined)[]): string | null {
  const present = parts.map(part => String(part ?? '').trim()).filter(Boolean)
  return present.join(' ') || null
}
