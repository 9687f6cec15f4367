import type { WalletActivity } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { dashboard } from '#web/messages/dashboard.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { LineSample } from './LineSample.tsx'
import { usePointLabels } from './use-point-labels.ts'

interface GraphTooltipProps {
  activity: WalletActivity
  pointed: number
  /** Of the point, and of the graph around it. */
  x: number
  width: number
}

const WIDTH = 232
const GAP = 14

/** Stands beside the point, on the side where there is room. Screen readers are told by the slider. */
export function GraphTooltip({ activity: { period, points }, pointed, x, width }: GraphTooltipProps) {
  const t = useTexts(dashboard)
  const { money } = useFormats()
  const { full } = usePointLabels(period)
  const point = points[pointed]
  if (!point) return null
  const beside = x > width / 2 ? x - GAP - WIDTH : x + GAP
  const left = Math.max(0, Math.min(beside, width - WIDTH))
  return (
    <div
      aria-hidden="true"
      style={{ left, width: WIDTH }}
      className="pointer-events-none absolute top-0 z-10 grid gap-1.5 rounded-md border border-line bg-surface p-3 text-sm shadow-lift"
    >
      <p className="font-semibold">{full(point)}</p>
      {(['moneyIn', 'moneyOut'] as const).map(side => (
        <p key={side} className="flex items-center gap-2">
          <LineSample side={side} />
          <span className="me-auto text-muted">{t[side]}</span>
          <Ltr>{money(point[side].amount)}</Ltr>
        </p>
      ))}
    </div>
  )
}
