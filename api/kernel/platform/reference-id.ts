import { randomBytes } from 'node:crypto'

/** Crockford's base 32: no letter looks like another letter or a digit. https://www.crockford.com/base32.html */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 13

/** Returns a new number of a payment and its transaction: 65 random bits, which disclose nothing and do not collide. */
export const newReferenceId = (): string =>
  `PLK${Array.from(randomBytes(LENGTH), byte => ALPHABET[byte % ALPHABET.length]).join('')}`
