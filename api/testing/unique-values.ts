import { nationalIdProblem } from '#domain/national-id.ts'

// Each test file has its own database, so values need to be unique only within a file.
let count = 0
const next = (digits: number): string => String(++count).padStart(digits, '0')

/** Returns a phone number in local form that is not a test value of the sandbox. */
export const newPhone = (): string => `055${next(7)}`

export const newCrNumber = (): string => `1010${next(6)}`

/** Returns a national ID, or an Iqama, with a correct check digit. */
export function newNationalId(first: '1' | '2' = '1'): string {
  const digits = `${first}10${next(6)}`
  const checked = Array.from({ length: 10 }, (_, check) => `${digits}${check}`).find(id => !nationalIdProblem(id))
  if (!checked) throw new Error(`No check digit completes ${digits}`)
  return checked
}
