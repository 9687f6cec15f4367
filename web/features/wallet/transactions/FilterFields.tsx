import { useTexts } from '#web/lib/locale.tsx'
import { transactions } from '#web/messages/transactions.ts'
import { Field } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { isStatus, isType, STATUSES, TYPES } from './filter-choices.ts'
import type { TransactionFilters } from './transaction-filters.ts'
import { useTransactionLabels } from './use-transaction-labels.ts'

interface FilterFieldsProps {
  filters: TransactionFilters
  onChange: (filters: TransactionFilters) => void
}

export function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const t = useTexts(transactions)
  const { types, statuses, columns } = useTransactionLabels()
  const change = (changes: Partial<TransactionFilters>) => onChange({ ...filters, ...changes })
  // The specification calls this one otherwise among the filters than in the list.
  const typeLabels = { ...types, wallet_top_up: t.topUpFilter }
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
            options={TYPES.map(value => ({ value, label: typeLabels[value] }))}
            onValueChange={value => change({ type: isType(value) ? value : '' })}
          />
        )}
      </Field>
      <div className="sm:col-span-2">
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
      </div>
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
