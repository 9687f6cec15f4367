import type { ActivityPoint } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { dashboard } from '#web/messages/dashboard.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { LineSample } from './LineSample.tsx'

/** What the lines of the graph stand for, and what they come to. */
export function ActivityTotals({ points }: { points: readonly ActivityPoint[] }) {
  const { money } = useFormats()
  const t = useTexts(dashboard)
  const total = (side: 'moneyIn' | 'moneyOut') => points.reduce((sum, point) => sum + point[side].amount, 0)
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {(['moneyIn', 'moneyOut'] as const).map(side => (
        <div key={side}>
          <dt className="flex items-center gap-2 text-sm text-muted">
            <LineSample side={side} />
            {t[side]}
          </dt>
          <dd className="font-semibold">
            <Ltr>{money(total(side))}</Ltr>
          </dd>
        </div>
      ))}
    </dl>
  )
}
