import { randomBytes } from 'node:crypto'

/** Crockford's: no letter that is read as another or as a digit. https://www.crockford.com/base32.html */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 13

/** A new reference of a transaction. 65 random bits: it tells nothing, and two alike do not come. */
export const newReferenceId = (): string =>
  `PLK${Array.from(randomBytes(LENGTH), byte => ALPHABET[byte % ALPHABET.length]).join('')}`
