import { NUMBER_INPUT_MAX_LENGTH } from '#domain/constants.ts'
import { digitsOnly } from '#domain/digits.ts'

/**
 * Returns the digits of a typed or pasted CR or ID number, without spaces and dashes, and with Arabic-Indic digits converted. A surplus digit stays,
 * so that the form refuses it. Without it, the rest would be somebody else's number.
 */
export function typedDigits(text: string): string {
  return digitsOnly(text).slice(0, NUMBER_INPUT_MAX_LENGTH)
}
