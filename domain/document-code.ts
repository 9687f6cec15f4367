import { withoutInvisible } from './visible-text.ts'

/** Crockford's base 32: no letter looks like another letter or a digit. https://www.crockford.com/base32.html */
export const DOCUMENT_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const DOCUMENT_CODE_LENGTH = 12
const GROUP = 4

/** The code as it is printed: `7K3Q-9XWD-4MHT`. */
export const formatDocumentCode = (code: string): string =>
  Array.from({ length: code.length / GROUP }, (_, index) => code.slice(index * GROUP, (index + 1) * GROUP)).join('-')

/** The code that somebody has typed, without hyphens. Letters that look like digits are read as these. Undefined if it cannot be one. */
export function readDocumentCode(typed: string): string | undefined {
  const code = withoutInvisible(typed)
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const isCode = code.length === DOCUMENT_CODE_LENGTH && [...code].every(each => DOCUMENT_CODE_ALPHABET.includes(each))
  return isCode ? code : undefined
}
