import { toWesternDigits } from '#domain/digits.ts'
import { readAmount } from '#domain/money/read-amount.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import type { Control } from './control.ts'
import { FormattedInput } from './FormattedInput.tsx'

/**
 * An input for an amount of riyals. It shows the amount as typed, except for the digits. The understood amount is shown below, before anything is
 * sent. The currency is after the input, which is on its left in Arabic.
 */
export function AmountInput(props: Control<string>) {
  const { currency, money } = useFormats()
  const { understoodAs } = useTexts(common)
  const { halalas } = readAmount(props.value)
  return (
    <>
      <div className="relative">
        <FormattedInput
          {...props}
          inputMode="decimal"
          parse={inWesternDigits}
          format={text => text}
          className="pe-16 rtl:ps-16 rtl:pe-4 rtl:text-end"
        />
        <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 end-4 my-auto h-6 text-muted">
          {currency}
        </span>
      </div>
      {/* Always rendered, so that nothing moves while the person types, and so that changes are announced. An error takes its place. */}
      <p
        id={`${props.id}-understood`}
        aria-live="polite"
        className={classNames('text-sm text-muted tabular-nums', props.invalid ? 'not-empty:mt-1' : 'mt-1 min-h-5')}
      >
        {halalas === null ? null : (
          <span>
            {understoodAs} <Ltr>{money(halalas)}</Ltr>
          </span>
        )}
      </p>
    </>
  )
}

/** Converts digits and the mark that groups them. The Arabic decimal separator stays, because it never groups digits, while a point may. */
const inWesternDigits = (text: string): string => toWesternDigits(text).replaceAll('٬', ',')
