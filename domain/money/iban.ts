import { toWesternDigits } from '#domain/digits.ts'
import { withoutInvisible } from '#domain/visible-text.ts'

export const IBAN_LENGTH = 24

/** `foreign` means that it is well-formed so far, but not of Saudi Arabia, the only country to which money can be sent. */
export type IbanProblem = 'required' | 'foreign' | 'characters' | 'length' | 'checksum'

/** Matches spaces, dashes and other characters around an IBAN in messages and address books. */
const SEPARATORS = /[\s\p{P}]/gu

/** Cleans `IBAN: sa03 8000-…` in any digits to `SA038000…`. No country has the code IB, so the word is never part of an IBAN. */
export const cleanIban = (text: string): string =>
  withoutInvisible(toWesternDigits(text)).replace(SEPARATORS, '').toUpperCase().replace(/^IBAN/, '')

/** Checks a cleaned IBAN. The problems are in the order in which a person who types can fix them. */
export function ibanProblem(iban: string): IbanProblem | null {
  if (iban === '') return 'required'
  if (/^[A-Z]{2}/.test(iban) && !iban.startsWith('SA')) return 'foreign'
  if (!/^S?A?[0-9A-Z]*$/.test(iban) || !isStructure(iban)) return 'characters'
  if (iban.length !== IBAN_LENGTH) return 'length'
  return hasRightCheckDigits(iban) ? null : 'checksum'
}

/** Whether the text is `SA`, two check digits, two digits of the bank, then digits and letters, or the beginning of such an IBAN. */
function isStructure(iban: string): boolean {
  const template = `SA${'0'.repeat(22)}`
  return /^SA[0-9]{4}[0-9A-Z]*$/.test(iban + template.slice(iban.length))
}

/** Checks ISO 7064, MOD 97-10: the IBAN as a number, with its first four characters at the end and letters as 10 to 35. */
function hasRightCheckDigits(iban: string): boolean {
  const number = Array.from(iban.slice(4) + iban.slice(0, 4), each => Number.parseInt(each, 36)).join('')
  const check = iban.slice(2, 4)
  return BigInt(number) % 97n === 1n && check >= '02' && check <= '98'
}

/** Formats the IBAN in groups of four, as on paper. It also groups partial input. */
export const formatIban = (iban: string): string => iban.match(/.{1,4}/g)?.join(' ') ?? ''

/** Returns the two digits of the bank, or undefined until both are there. */
export const bankCodeOf = (iban: string): string | undefined => /^SA\d\d(\d\d)/.exec(iban)?.[1]
