import { formatNationalId, nationalIdType } from '#domain/national-id.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { verification } from '#web/messages/verification.ts'
import type { Control } from '#web/ui/control.ts'
import { FormattedInput } from '#web/ui/FormattedInput.tsx'
import { tenDigits } from './ten-digits.ts'

/** Names the kind of number as soon as its first digit says so. */
export function IdInput(control: Control<string>) {
  const t = useTexts(verification)
  const type = nationalIdType(control.value)
  return (
    <div className="relative">
      <FormattedInput {...control} parse={tenDigits} format={formatNationalId} />
      <p role="status" className="pointer-events-none absolute inset-y-0 end-2.5 flex items-center">
        {type === 'unknown' ? null : (
          <span className="rounded-full bg-brand-soft px-3 py-1 text-sm font-semibold text-brand">
            {t.idBadges[type]}
          </span>
        )}
      </p>
    </div>
  )
}
