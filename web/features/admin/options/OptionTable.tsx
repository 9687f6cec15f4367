import { useTexts } from '#web/lib/locale.tsx'
import { adminOptions } from '#web/messages/admin-options.ts'
import { common } from '#web/messages/common.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { OptionRow, type OptionRowActions } from './OptionRow.tsx'
import type { OptionRow as Row } from './option-rows.ts'
import { CELL, COLUMN, ROW, TABLE } from './table-layout.ts'
import { useDragOrder } from './use-drag-order.ts'

interface OptionTableProps extends OptionRowActions {
  rows: readonly Row[]
  /** Called when an option is dropped on another one. */
  onPlace: (code: string, at: string) => void
}

/** A table if the container is wide enough, otherwise a card for each option. */
export function OptionTable({ rows, onPlace, ...actions }: OptionTableProps) {
  const t = useTexts(adminOptions)
  const drag = useDragOrder(onPlace)
  return (
    <div className={TABLE.frame}>
      <table className={TABLE.table}>
        <caption className="sr-only">{t.list}</caption>
        <Head />
        <tbody className={TABLE.body}>
          {rows.map((row, index) => (
            <OptionRow key={row.code} row={row} position={index + 1} of={rows.length} drag={drag} {...actions} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head() {
  const { columns } = useTexts(adminOptions)
  return (
    <thead className="sr-only text-muted @3xl:not-sr-only @3xl:table-header-group">
      <tr className="@3xl:border-b @3xl:border-line">
        <th className={COLUMN.order}>{columns.order}</th>
        <th className={COLUMN.label}>{columns.en}</th>
        <th className={COLUMN.label}>{columns.ar}</th>
        <th className={COLUMN.code}>{columns.code}</th>
        <th className={COLUMN.active}>{columns.active}</th>
        <th className={COLUMN.edit}>
          <VisuallyHidden>{columns.actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  )
}

const ROWS = [0, 1, 2, 3, 4]

/** The placeholder of a loading table. */
export function OptionTableSkeleton() {
  return (
    <div role="status" className={TABLE.frame}>
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      <table aria-hidden="true" className={TABLE.table}>
        <Head />
        <tbody className={TABLE.body}>
          {ROWS.map(row => (
            <tr key={row} className={ROW}>
              <Place cell={CELL.order} size="h-11 w-28" />
              <Place cell={CELL.en} size="h-4 w-32" />
              <Place cell={CELL.ar} size="h-4 w-32" />
              <Place cell={CELL.code} size="h-4 w-24" />
              <Place cell={CELL.active} size="h-7 w-12" />
              <Place cell={CELL.edit} size="h-11 w-16" />
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
