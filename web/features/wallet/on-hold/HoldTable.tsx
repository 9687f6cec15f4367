import type { Hold } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { onHold } from '#web/messages/on-hold.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { MONEY_ALIGNED } from '../money-aligned.ts'
import { HoldRow } from './HoldRow.tsx'
import { CELL, COLUMN, ROW, TABLE } from './table-layout.ts'

/** A table where there is room for its columns, otherwise a card for each row. */
export function HoldTable({ holds }: { holds: readonly Hold[] }) {
  const t = useTexts(onHold)
  return (
    <div className={TABLE.frame}>
      <table className={TABLE.table}>
        <caption className="sr-only">{t.list}</caption>
        <HoldHead />
        <tbody className={TABLE.body}>
          {holds.map(hold => (
            <HoldRow key={hold.holdId} hold={hold} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function HoldHead() {
  const { columns } = useTexts(onHold)
  const words = `${COLUMN} text-start`
  return (
    <thead className="sr-only text-muted @4xl:not-sr-only @4xl:table-header-group">
      <tr className="@4xl:border-b @4xl:border-line">
        <th className={words}>{columns.name}</th>
        <th className={`${COLUMN} ${MONEY_ALIGNED}`}>{columns.amount}</th>
        <th className={words}>{columns.status}</th>
        <th className={words}>{columns.reason}</th>
        <th className={words}>{columns.transactionRef}</th>
        <th className={words}>{columns.heldAt}</th>
        <th className={words}>{columns.expectedRelease}</th>
      </tr>
    </thead>
  )
}

const ROWS = [0, 1, 2]

/** In the place of a table that is loading. */
export function HoldTableSkeleton() {
  return (
    <div role="status" className={TABLE.frame}>
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      <table aria-hidden="true" className={TABLE.table}>
        <HoldHead />
        <tbody className={TABLE.body}>
          {ROWS.map(row => (
            <tr key={row} className={ROW}>
              <Place cell={CELL.name} size="h-4 w-28" />
              <Place cell={CELL.amount} size="ms-auto h-4 w-20" />
              <Place cell={CELL.status} size="h-6 w-20" />
              <Place cell={CELL.reason} size="h-4 w-40" />
              <Place cell={CELL.reference} size="h-4 w-36" />
              <Place cell={CELL.heldAt} size="h-4 w-20" />
              <Place cell={CELL.release} size="h-4 w-20" />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Place = ({ cell, size }: { cell: string; size: string }) => (
  <td className={cell}>
    <Skeleton className={`my-1 max-w-full ${size}`} />
  </td>
)
