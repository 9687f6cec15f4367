import { formatNationalId, nationalIdType } from '#domain/national-id.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { tenDigits } from '#web/lib/ten-digits.ts'
import { verification } from '#web/messages/verification.ts'
import type { Control } from '#web/ui/control.ts'
import { FormattedInput } from '#web/ui/FormattedInput.tsx'

/** Names the kind of number as soon as its first digit says so. */
export function IdInput(control: Control<string>) {
  const t = useTexts(verification)
  const type = nationalIdType(control.value)
  return (
    <div className="@container relative grid">
      <FormattedInput {...control} parse={tenDigits} format={formatNationalId} />
      {/* Inside the box where both have room, under it where letters are large. */}
      <p
        role="status"
        className="pointer-events-none flex items-center not-empty:pt-2 @min-[17rem]:absolute @min-[17rem]:inset-y-0 @min-[17rem]:end-2.5 @min-[17rem]:pt-0"
      >
        {type === 'unknown' ? null : (
          <span className="rounded-full bg-brand-soft px-3 py-1 text-sm font-semibold text-brand">
            {t.idBadges[type]}
          </span>
        )}
      </p>
    </div>
  )
}
