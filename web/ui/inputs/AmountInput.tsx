import { bareAmount, groupAmount, withDecimalPoint } from '#domain/money/money.ts'
import { useFormats } from '#web/lib/format.ts'
import type { Control } from './control.ts'
import { FormattedInput } from './FormattedInput.tsx'

/** An input with a bare amount in riyals, `12345.5`. The currency is after the input, which is to its left in Arabic. */
export function AmountInput(props: Control<string>) {
  const { currency } = useFormats()
  return (
    <div className="relative">
      <FormattedInput
        {...props}
        inputMode="decimal"
        parse={bareAmount}
        format={groupAmount}
        readPasted={withDecimalPoint}
        className="pe-16 rtl:ps-16 rtl:pe-4 rtl:text-end"
      />
      <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 end-4 my-auto h-6 text-muted">
        {currency}
      </span>
    </div>
  )
}
