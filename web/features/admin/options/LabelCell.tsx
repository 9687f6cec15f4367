import type { Locale } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminOptions } from '#web/messages/admin-options.ts'
import { classNames } from '#web/ui/class-names.ts'
import { PlusIcon } from '#web/ui/icons.tsx'
import { useMayChange } from '../session/use-may-change.ts'
import { labelOf, type OptionRow, otherLocale } from './option-rows.ts'
import { CELL } from './table-layout.ts'

interface LabelCellProps {
  row: OptionRow
  locale: Locale
  onTranslate: (row: OptionRow) => void
}

/** The label in this language, or a button to add it. */
export function LabelCell({ row, locale, onTranslate }: LabelCellProps) {
  const t = useTexts(adminOptions)
  const option = row.labels[locale]
  const mayChange = useMayChange()
  return (
    <td className={classNames(CELL[locale], row.active ? 'text-ink' : 'text-muted')}>
      {option ? <bdi lang={locale}>{option.label}</bdi> : null}
      {!option && mayChange ? (
        <button
          type="button"
          aria-label={t.addFor[locale](labelOf(row, otherLocale(locale)))}
          className="-ms-3 inline-flex min-h-11 items-center gap-1.5 rounded-md px-3 text-sm font-semibold text-warning hover:bg-warning-soft"
          onClick={() => onTranslate(row)}
        >
          <PlusIcon className="size-5 shrink-0" />
          {t.add[locale]}
        </button>
      ) : null}
    </td>
  )
}
