/** The maximum length of a card number. */
export const CARD_NUMBER_LENGTH = 16

export function cardNumberProblem(digits: string): 'required' | 'unreadable' | null {
  if (digits === '') return 'required'
  return digits.length === CARD_NUMBER_LENGTH && passesLuhn(digits) ? null : 'unreadable'
}

/** Checks the checksum that every card number has, so that a mistyped digit is noticed. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => total + (index % 2 === 0 ? digit : digitSum(digit * 2)), 0)
  return sum % 10 === 0
}

const digitSum = (twoDigits: number): number => (twoDigits > 9 ? twoDigits - 9 : twoDigits)

/** @param digits month and year, `1230` */
export function expiryProblem(digits: string, now: Date): 'required' | 'unreadable' | 'past' | null {
  if (digits === '') return 'required'
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))]
  if (digits.length < 4 || month < 1 || month > 12) return 'unreadable'
  // A card is valid to the end of its month.
  return now < new Date(year, month) ? null : 'past'
}

export function securityCodeProblem(digits: string): 'required' | 'unreadable' | null {
  if (digits === '') return 'required'
  return digits.length === 3 ? null : 'unreadable'
}

/** `1230` as `12/30`. Also formats partial input. */
export const formatExpiry = (digits: string): string => digits.replace(/^(\d\d)(?=\d)/, '$1/')
