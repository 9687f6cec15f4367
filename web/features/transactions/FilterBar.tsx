import { type FormEvent, type Ref, useId, useRef, useState } from 'react'
import { useListTransactionCategories } from '#web/api/generated/transactions.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { useTransactionLabels } from '#web/lib/use-transaction-labels.ts'
import { transactions } from '#web/messages/wallet/transactions.ts'
import { Button } from '#web/ui/Button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { classNames } from '#web/ui/class-names.ts'
import { DownloadIcon, FilterIcon } from '#web/ui/icons.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import {
  countFilters,
  isStatus,
  isType,
  NO_FILTERS,
  NONE,
  STATUSES,
  type TransactionFilters,
  TYPES,
} from './transaction-filters.ts'

interface FilterBarProps {
  /** The filters that apply to the list now. */
  filters: TransactionFilters
  onFilter: (filters: TransactionFilters) => void
  onDownload: () => void
  isDownloading: boolean
}

/** On a phone the fields fold behind a button, because most people come for the list. */
export function FilterBar({ filters, onFilter, onDownload, isDownloading }: FilterBarProps) {
  const t = useTexts(transactions)
  const id = useId()
  const [open, setOpen] = useState(false)
  const fold = useRef<HTMLButtonElement>(null)
  const [draft, setDraft] = useDraft(filters)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setOpen(false)
    // The button that was pressed folds away. If nothing folds, the focus stays.
    fold.current?.focus()
    onFilter(draft)
  }
  const clear = () => {
    setDraft(NO_FILTERS)
    onFilter(NO_FILTERS)
  }
  const download = (
    <Button variant="secondary" fit busy={isDownloading && t.downloading} onClick={onDownload}>
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
          <div className="flex flex-wrap items-end gap-3 sm:col-span-full">
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

/** Typed values stay until they are applied. Filters that change in another way, for example with Back, replace them. */
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
  a.status === b.status &&
  a.type === b.type &&
  a.categoryId === b.categoryId &&
  a.receipt === b.receipt &&
  a.q === b.q &&
  a.from === b.from &&
  a.to === b.to

interface FilterFoldProps {
  ref: Ref<HTMLButtonElement>
  open: boolean
  /** The id of the element that it folds. */
  controls: string
  /** The number of filters that are set, because nobody sees them while they are folded. */
  count: number
  onToggle: () => void
}

function FilterFold({ ref, open, controls, count, onToggle }: FilterFoldProps) {
  const t = useTexts(transactions)
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      className={`${buttonStyle('secondary')} flex-1`}
      onClick={onToggle}
    >
      <FilterIcon className="size-5" />
      <span>{t.filters}</span>
      {count > 0 ? (
        <span className="min-w-6 rounded-full bg-brand px-1.5 text-sm leading-6 text-on-brand">
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{t.filtersSet(count)}</VisuallyHidden>
        </span>
      ) : null}
    </button>
  )
}

interface FilterFieldsProps {
  filters: TransactionFilters
  onChange: (filters: TransactionFilters) => void
}

function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const t = useTexts(transactions)
  const { types, statuses, columns } = useTransactionLabels()
  const nameOf = useName()
  const { data } = useListTransactionCategories()
  const categories = data?.items ?? []
  const change = (changes: Partial<TransactionFilters>) => onChange({ ...filters, ...changes })
  return (
    <>
      <Field id="filter-status" label={columns.status}>
        {control => (
          <Select
            {...control}
            value={filters.status}
            placeholder={t.all}
            options={STATUSES.map(value => ({ value, label: statuses[value] }))}
            onValueChange={value => change({ status: isStatus(value) ? value : '' })}
          />
        )}
      </Field>
      <Field id="filter-type" label={columns.transactionType}>
        {control => (
          <Select
            {...control}
            value={filters.type}
            placeholder={t.all}
            options={TYPES.map(value => ({ value, label: types[value] }))}
            onValueChange={value => change({ type: isType(value) ? value : '' })}
          />
        )}
      </Field>
      <Field id="filter-category" label={columns.category}>
        {control => (
          <Select
            {...control}
            value={filters.categoryId}
            placeholder={t.all}
            options={[
              { value: NONE, label: t.withoutCategory },
              ...categories.map(({ categoryId, name, nameArabic }) => ({
                value: categoryId,
                label: nameOf(name, nameArabic),
              })),
            ]}
            onValueChange={categoryId => change({ categoryId })}
          />
        )}
      </Field>
      <Field id="filter-receipt" label={t.receiptFilter}>
        {control => (
          <Select
            {...control}
            value={filters.receipt}
            placeholder={t.all}
            options={[{ value: NONE, label: t.withoutReceipt }]}
            onValueChange={value => change({ receipt: value === NONE ? NONE : '' })}
          />
        )}
      </Field>
      <Field id="filter-search" label={columns.counterparty}>
        {control => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            placeholder={t.searchHelp}
            maxLength={100}
            value={filters.q}
            onValueChange={q => change({ q })}
          />
        )}
      </Field>
      <Field id="filter-from" label={t.from}>
        {control => (
          <TextInput {...control} type="date" value={filters.from} onValueChange={from => change({ from })} />
        )}
      </Field>
      <Field id="filter-to" label={t.to}>
        {control => <TextInput {...control} type="date" value={filters.to} onValueChange={to => change({ to })} />}
      </Field>
    </>
  )
}
