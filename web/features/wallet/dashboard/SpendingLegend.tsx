import { TRANSACTION_TYPE_LABELS } from '#domain/transaction-labels.ts'
import { useFormats } from '#web/lib/format.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { dashboard } from '#web/messages/dashboard.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { MONEY_ALIGNED } from '../money-aligned.ts'
import type { Slice } from './group-shares.ts'
import { SLICE_FILL } from './SpendingRing.tsx'

/** Carries the numbers, so that the chart says the same to whoever does not see it. */
export function SpendingLegend({ slices }: { slices: readonly Slice[] }) {
  const t = useTexts(dashboard)
  const types = TRANSACTION_TYPE_LABELS[useLocale().locale]
  const { money, number } = useFormats()
  return (
    <ul className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] gap-x-2.5 gap-y-3 text-sm">
      {slices.map(({ type, halalas, percent }, index) => (
        <li key={type} className="col-span-full grid grid-cols-subgrid items-baseline">
          <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 shrink-0">
            <circle cx="5" cy="5" r="5" className={SLICE_FILL[index]} />
          </svg>
          <span>{type === 'other' ? t.other : types[type]}</span>
          <span className={`whitespace-nowrap ${MONEY_ALIGNED}`}>
            <Ltr>{money(halalas)}</Ltr>
          </span>
          <span className={`ps-2 text-muted ${MONEY_ALIGNED}`}>
            <Ltr>{number(percent)}%</Ltr>
          </span>
        </li>
      ))}
    </ul>
  )
}
