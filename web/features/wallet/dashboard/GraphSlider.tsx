import type { WalletActivity } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { dashboard } from '#web/messages/dashboard.ts'
import { usePointLabels } from './use-point-labels.ts'

interface GraphSliderProps {
  activity: WalletActivity
  pointed: number | null
  onPoint: (index: number | null) => void
}

/** The graph for the keyboard and for screen readers: a range input goes along the points in either direction and reads them out. */
export function GraphSlider({ activity: { period, points }, pointed, onPoint }: GraphSliderProps) {
  const t = useTexts(dashboard)
  const { money } = useFormats()
  const { full } = usePointLabels(period)
  const newest = points.length - 1
  const index = pointed ?? newest
  const point = points[index]
  return (
    <input
      type="range"
      aria-label={t.graph}
      aria-valuetext={point && t.point(full(point), money(point.moneyIn.amount), money(point.moneyOut.amount))}
      min={0}
      max={newest}
      value={index}
      className="pointer-events-none absolute inset-0 size-full opacity-0"
      onChange={event => onPoint(event.target.valueAsNumber)}
      onFocus={() => onPoint(index)}
      onBlur={() => onPoint(null)}
    />
  )
}
