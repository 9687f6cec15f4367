import { digitsOnly } from '#domain/digits.ts'

/** CR and ID numbers alike, out of whatever was typed or pasted: spaces, dashes, Arabic-Indic digits. */
export function tenDigits(text: string): string {
  return digitsOnly(text).slice(0, 10)
}
