import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { ErrorCode } from '#api/contract/generated/schemas.ts'

/** The mode of a server, which refuses the keys of the other mode. */
export type KeyMode = 'sandbox' | 'live'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** The length gives 178 random bits. */
const RANDOM_LENGTH = 30
/** The length holds every CRC-32. */
const CHECKSUM_LENGTH = 6
const SHOWN_LENGTH = 4
const FORMAT = /^plk_(sandbox|live)_[0-9A-Za-z]{36}$/

/** Recognises a key by its prefix, which scanners for secrets look for. */
export const looksLikeApiKey = (token: string): boolean => token.startsWith('plk_')

export function newApiKey(mode: KeyMode): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('')
  return withChecksum(`plk_${mode}_${random}`)
}

/** Returns why the text cannot be a key of this server, without asking the database. */
export function apiKeyProblem(key: string, mode: KeyMode): ErrorCode | undefined {
  const match = FORMAT.exec(key)
  if (!match || withChecksum(key.slice(0, -CHECKSUM_LENGTH)) !== key) return 'API_KEY_INVALID'
  return match[1] === mode ? undefined : 'API_KEY_OTHER_MODE'
}

/** The characters by which the owner recognises the key. */
export const shownOf = (key: string) => ({
  prefix: key.slice(0, SHOWN_LENGTH - RANDOM_LENGTH - CHECKSUM_LENGTH),
  lastFour: key.slice(-SHOWN_LENGTH),
})

/** The checksum tells a mistyped key, and text that only looks like one, from a key. It proves nothing. */
function withChecksum(text: string): string {
  let checksum = ''
  for (let rest = crc32(text); checksum.length < CHECKSUM_LENGTH; rest = Math.floor(rest / DIGITS.length)) {
    checksum = DIGITS[rest % DIGITS.length] + checksum
  }
  return text + checksum
}
