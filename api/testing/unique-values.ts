import { nationalIdProblem } from '#domain/national-id.ts'

// Each test file has a database of its own, so values need to be unique within a file only.
let count = 0
const next = (digits: number): string => String(++count).padStart(digits, '0')

/** A phone number in local form that is no test value of the sandbox. */
export const newPhone = (): string => `055${next(7)}`

export const newCrNumber = (): string => `1010${next(6)}`

/** A national ID, or an Iqama, whose check digit is right. */
export function newNationalId(first: '1' | '2' = '1'): string {
  const digits = `${first}10${next(6)}`
  const checked = Array.from({ length: 10 }, (_, check) => `${digits}${check}`).find(id => !nationalIdProblem(id))
  if (!checked) throw new Error(`No check digit completes ${digits}`)
  return checked
}
