import { formatNationalId } from '#domain/national-id.ts'
import { tenDigits } from '#web/lib/ten-digits.ts'
import type { Control } from '#web/ui/control.ts'
import { FormattedInput } from '#web/ui/FormattedInput.tsx'

export function IdUnnInput(control: Control<string>) {
  return <FormattedInput {...control} parse={tenDigits} format={formatNationalId} />
}
