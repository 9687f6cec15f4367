import { type FormEvent, useId, useRef, useState } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { transactions } from '#web/messages/transactions.ts'
import { Button } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { FilterFields } from './FilterFields.tsx'
import { FilterFold } from './FilterFold.tsx'
import { countFilters, NO_FILTERS, type TransactionFilters } from './transaction-filters.ts'

interface FilterBarProps {
  /** Those that the list heeds now. */
  filters: TransactionFilters
  onFilter: (filters: TransactionFilters) => void
  onDownload: () => void
  isDownloading: boolean
}

/** On a phone the fields fold behind a button, since the list is what one came for. */
export function FilterBar({ filters, onFilter, onDownload, isDownloading }: FilterBarProps) {
  const t = useTexts(transactions)
  const id = useId()
  const [open, setOpen] = useState(false)
  const fold = useRef<HTMLButtonElement>(null)
  const [draft, setDraft] = useDraft(filters)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setOpen(false)
    // The button that was pressed folds away; where nothing folds there is nothing to focus.
    fold.current?.focus()
    onFilter(draft)
  }
  const clear = () => {
    setDraft(NO_FILTERS)
    onFilter(NO_FILTERS)
  }
  const download = (
    <Button variant="secondary" busy={isDownloading && t.downloading} onClick={onDownload}>
      <DownloadIcon className="size-5" />
      {t.download}
    </Button>
  )
  return (
    <search className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-3 sm:hidden">
        <FilterFold
          ref={fold}
          open={open}
          controls={id}
          count={countFilters(filters)}
          onToggle={() => setOpen(!open)}
        />
        {download}
      </div>
      <form
        id={id}
        noValidate
        className={classNames('rounded-lg border border-line bg-surface p-4 sm:p-5', !open && 'max-sm:hidden')}
        onSubmit={submit}
      >
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <FilterFields filters={draft} onChange={setDraft} />
          <div className="flex flex-wrap items-end gap-3 sm:col-span-2">
            <Button type="submit">{t.filter}</Button>
            <Button variant="secondary" onClick={clear}>
              {t.clear}
            </Button>
            <span className="ms-auto max-sm:hidden">{download}</span>
          </div>
        </div>
      </form>
    </search>
  )
}

/** What is typed stays until it is used; filters that come another way, with back for example, take its place. */
function useDraft(filters: TransactionFilters) {
  const [draft, setDraft] = useState(filters)
  const [last, setLast] = useState(filters)
  if (!isSame(last, filters)) {
    setLast(filters)
    setDraft(filters)
  }
  return [draft, setDraft] as const
}

const isSame = (a: TransactionFilters, b: TransactionFilters) =>
  a.status === b.status && a.type === b.type && a.q === b.q && a.from === b.from && a.to === b.to
