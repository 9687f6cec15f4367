import { withoutInvisible } from './visible-text.ts'

/** Crockford's base 32: no letter looks like another letter or a digit. https://www.crockford.com/base32.html */
export const DOCUMENT_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const DOCUMENT_CODE_LENGTH = 12
const GROUP = 4

/** Formats the code as it is printed: `7K3Q-9XWD-4MHT`. */
export const formatDocumentCode = (code: string): string =>
  Array.from({ length: code.length / GROUP }, (_, index) => code.slice(index * GROUP, (index + 1) * GROUP)).join('-')

/** Returns the code of an input, without hyphens. Letters that look like digits are read as digits. Returns undefined if it cannot be a code. */
export function readDocumentCode(input: string): string | undefined {
  const code = withoutInvisible(input)
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const isCode = code.length === DOCUMENT_CODE_LENGTH && [...code].every(each => DOCUMENT_CODE_ALPHABET.includes(each))
  return isCode ? code : undefined
}
