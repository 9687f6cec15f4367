import { ApiError } from '#web/api/fetcher.ts'
import type { KybCategory } from '#web/api/generated/plinkAPI.schemas.ts'
import { ActionError } from '#web/layouts/errors.tsx'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { labelOf, type OptionRow as Row } from '#web/staff/option-rows.ts'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { adminOptions } from './admin-options.messages.ts'
import { OptionRow, type OptionRowActions } from './OptionRow.tsx'
import { CELL, COLUMN, ROW, TABLE } from './table-layout.ts'
import { useAdminKybOptions } from './use-admin-kyb-options.ts'
import { useDragOrder } from './use-drag-order.ts'
import { type Move, useReorderKybOptions } from './use-reorder-kyb-options.ts'
import { useSwitchOption } from './use-switch-option.ts'

interface OptionListProps extends Pick<OptionRowActions, 'onEdit' | 'onTranslate'> {
  category: KybCategory
}

export function OptionList({ category, ...panels }: OptionListProps) {
  const { data: rows, error, refetch } = useAdminKybOptions(category)
  return (
    <>
      {error ? <ListFailed error={error} onTryAgain={refetch} /> : null}
      {rows ? <Options category={category} rows={rows} {...panels} /> : null}
      {rows || error ? null : <TableSkeleton layout={TABLE} row={ROW} head={<Head />} count={5} cells={SKELETON} />}
    </>
  )
}

function Options({ category, rows, ...panels }: OptionListProps & { rows: readonly Row[] }) {
  const t = useTexts(adminOptions)
  const { move, place, last, error: moveError } = useReorderKybOptions(category, rows)
  const { switchOption, isSwitching, error: switchError } = useSwitchOption(category)
  const error = moveError ?? switchError
  if (rows.length === 0) return <p className="rounded-lg border border-line bg-surface p-6 text-muted">{t.empty}</p>
  return (
    <>
      <ActionError error={error} />
      <Moved move={last} rows={rows} />
      <OptionTable
        rows={rows}
        onMove={move}
        onPlace={place}
        onSwitch={switchOption}
        isSwitching={isSwitching}
        {...panels}
      />
    </>
  )
}

/** Announces a move to screen readers. */
function Moved({ move, rows }: { move: Move | null; rows: readonly Row[] }) {
  const t = useTexts(adminOptions)
  const { locale } = useLocale()
  const row = rows.find(({ code }) => code === move?.code)
  return (
    <p role="status" className="sr-only">
      {move && row ? t.moved(labelOf(row, locale), move.position, rows.length) : ''}
    </p>
  )
}

function ListFailed({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const t = useTexts(adminOptions)
  const hasResponse = error instanceof ApiError && error.status > 0
  return <LoadFailed text={hasResponse ? t.fetchFailed(error.status) : t.loadFailed} onTryAgain={onTryAgain} />
}

interface OptionTableProps extends OptionRowActions {
  rows: readonly Row[]
  /** Called when an option is dropped on another one. */
  onPlace: (code: string, at: string) => void
}

/** A table if the container is wide enough, otherwise a card for each option. */
function OptionTable({ rows, onPlace, ...actions }: OptionTableProps) {
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

const SKELETON = [
  [CELL.order, 'h-11 w-28'],
  [CELL.en, 'h-4 w-32'],
  [CELL.ar, 'h-4 w-32'],
  [CELL.code, 'h-4 w-24'],
  [CELL.active, 'h-7 w-12'],
  [CELL.edit, 'h-11 w-16'],
] as const
