import { useErrorText } from '#web/api/error-text.ts'
import { ApiError } from '#web/api/fetcher.ts'
import type { KybCategory } from '#web/api/generated/model/index.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { adminOptions } from '#web/messages/admin-options.ts'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { OptionRowActions } from './OptionRow.tsx'
import { OptionTable, OptionTableSkeleton } from './OptionTable.tsx'
import { labelOf, type OptionRow } from './option-rows.ts'
import { useAdminKybOptions } from './use-admin-kyb-options.ts'
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
      {rows || error ? null : <OptionTableSkeleton />}
    </>
  )
}

function Options({ category, rows, ...panels }: OptionListProps & { rows: readonly OptionRow[] }) {
  const t = useTexts(adminOptions)
  const errorText = useErrorText()
  const { move, place, last, error: moveError } = useReorderKybOptions(category, rows)
  const { switchOption, isSwitching, error: switchError } = useSwitchOption(category)
  const error = moveError ?? switchError
  if (rows.length === 0) return <p className="rounded-lg border border-line bg-surface p-6 text-muted">{t.empty}</p>
  return (
    <>
      {error ? (
        <Notice tone="danger" alert>
          {errorText(error)}
        </Notice>
      ) : null}
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
function Moved({ move, rows }: { move: Move | null; rows: readonly OptionRow[] }) {
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
