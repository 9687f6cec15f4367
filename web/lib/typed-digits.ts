import { NUMBER_INPUT_MAX_LENGTH } from '#domain/constants.ts'
import { digitsOnly } from '#domain/digits.ts'

/**
 * CR and ID numbers alike, out of whatever was typed or pasted: spaces, dashes, Arabic-Indic digits. A digit too many stays, to be refused
 * by the form: dropped, the rest would be the number of somebody else.
 */
export function typedDigits(text: string): string {
  return digitsOnly(text).slice(0, NUMBER_INPUT_MAX_LENGTH)
}
