import { toWesternDigits } from './digits.ts'
import { withoutInvisible } from './visible-text.ts'

/** Returns a number as it is stored: numbers are pasted with spaces and in Arabic digits. */
export const pastedNumber = (text: string): string => withoutInvisible(toWesternDigits(text)).replaceAll(/\s/g, '')
