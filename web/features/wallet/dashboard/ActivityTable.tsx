import type { WalletActivity } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { dashboard } from '#web/messages/dashboard.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { MONEY_ALIGNED } from '../money-aligned.ts'
import { usePointLabels } from './use-point-labels.ts'

/** The graph in words and numbers. */
export function ActivityTable({ activity: { period, points } }: { activity: WalletActivity }) {
  const t = useTexts(dashboard)
  const { amount, currency } = useFormats()
  const { full } = usePointLabels(period)
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t.activity}</caption>
      <thead className="text-muted">
        <tr>
          <th className="py-2 pe-3 text-start font-semibold">{t.days}</th>
          {[t.moneyIn, t.moneyOut].map(name => (
            <th key={name} className={`py-2 ps-3 font-semibold ${MONEY_ALIGNED}`}>
              {name} <span className="font-normal">{currency}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {points.map(point => (
          <tr key={point.from}>
            <th className="py-2.5 pe-3 text-start font-normal">{full(point)}</th>
            <td className={`py-2.5 ps-3 ${MONEY_ALIGNED}`}>
              <Ltr>{amount(point.moneyIn.amount)}</Ltr>
            </td>
            <td className={`py-2.5 ps-3 ${MONEY_ALIGNED}`}>
              <Ltr>{amount(point.moneyOut.amount)}</Ltr>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
