import { PHONE_INPUT_MAX_LENGTH } from '#domain/constants.ts'
import { digitsOnly } from '#domain/digits.ts'
import { formatPhone, normalisePhone } from '#domain/phone.ts'
import type { Control } from './control.ts'
import { FormattedInput } from './FormattedInput.tsx'

/** Holds the local number, `0512345678`. The country code is printed before the box and may be typed or pasted into it. */
export function PhoneInput(props: Control<string> & { autoFocus?: boolean }) {
  return (
    <div dir="ltr" className="relative">
      <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 start-4 my-auto h-6 text-muted">
        +966
      </span>
      <FormattedInput
        {...props}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="05X XXX XXXX"
        parse={parseTypedPhone}
        format={formatPhone}
        className="ps-17"
      />
    </div>
  )
}

/**
 * Unlike `normalisePhone` it makes sense of half a number: a country code goes as soon as it is there. A digit too many stays, to be
 * refused: dropped, the rest would be the number of somebody else, who would get the code.
 */
export function parseTypedPhone(text: string): string {
  return normalisePhone(digitsOnly(text).replace(/^(?:00)?966/, '')).slice(0, PHONE_INPUT_MAX_LENGTH)
}
