import { PHONE_INPUT_MAX_LENGTH } from '#domain/constants.ts'
import { digitsOnly } from '#domain/digits.ts'
import { formatPhone, normalisePhone } from '#domain/phone.ts'
import type { Control } from './control.ts'
import { FormattedInput } from './FormattedInput.tsx'

/** An input with the local number, `0512345678`. The country code is before the input and may also be typed or pasted. */
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
 * Also handles partial numbers, unlike `normalisePhone`: removes a country code as soon as it is complete. Keeps a surplus digit, so that the
 * number is refused. Without it, the rest would be somebody else's number, who would get the code.
 */
export function parseTypedPhone(text: string): string {
  return normalisePhone(digitsOnly(text).replace(/^(?:00)?966/, '')).slice(0, PHONE_INPUT_MAX_LENGTH)
}
