import type { ChangeEvent } from 'react'
import type { ActivityPeriod } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { dashboard } from '#web/messages/dashboard.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'

const PERIODS: readonly ActivityPeriod[] = ['week', 'month', 'year']

interface PeriodSelectProps {
  period: ActivityPeriod
  onChoose: (period: ActivityPeriod) => void
}

export function PeriodSelect({ period, onChoose }: PeriodSelectProps) {
  const t = useTexts(dashboard)
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = PERIODS.find(each => each === target.value)
    if (chosen) onChoose(chosen)
  }
  return (
    <div className="relative">
      <select
        aria-label={t.period}
        value={period}
        className="min-h-11 appearance-none rounded-md border border-control bg-surface ps-4 pe-11 font-semibold text-ink hover:border-ink"
        onChange={choose}
      >
        {PERIODS.map(each => (
          <option key={each} value={each}>
            {t.periods[each]}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-muted" />
    </div>
  )
}
