import { type FormEvent, useState } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { adminTransfers } from '#web/messages/admin-transfers.ts'
import { transfers } from '#web/messages/transfers.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { stateOf, TRANSFER_STATES, type TransferFilters } from './transfer-filters.ts'

interface TransferFilterBarProps {
  filters: TransferFilters
  onFilter: (filters: TransferFilters) => void
}

const MAX_LENGTH = 100

/** The state applies at once, the number when it is submitted. */
export function TransferFilterBar({ filters, onFilter }: TransferFilterBarProps) {
  const t = useTexts(adminTransfers)
  const { states } = useTexts(transfers)
  const [typed, setTyped] = useState(filters.q)
  const isSet = filters.q !== '' || filters.state !== '' || filters.customer !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFilter({ ...filters, q: typed.trim() })
  }
  return (
    <search className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="grid grid-cols-1 items-end gap-4 md:grid-cols-[minmax(0,1fr)_14rem]">
        <form noValidate onSubmit={submit}>
          <Field id="transfer-number" label={t.searchLabel}>
            {control => (
              <div className="flex gap-3">
                <TextInput
                  {...control}
                  type="search"
                  dir="ltr"
                  autoComplete="off"
                  maxLength={MAX_LENGTH}
                  value={typed}
                  onValueChange={setTyped}
                />
                <Button type="submit">{t.search}</Button>
              </div>
            )}
          </Field>
        </form>
        <Field id="transfer-state" label={t.state}>
          {control => (
            <Select
              {...control}
              placeholder={t.anyState}
              options={TRANSFER_STATES.map(value => ({ value, label: states[value] }))}
              value={filters.state}
              onValueChange={value => onFilter({ ...filters, state: stateOf(value) })}
            />
          )}
        </Field>
      </div>
      {isSet ? (
        // The text of the button is in line with the fields.
        <div className="-ms-5 flex flex-wrap items-center gap-x-2">
          <Button variant="quiet" onClick={() => onFilter({ q: '', customer: '', state: '', status: '' })}>
            {t.clear}
          </Button>
          {filters.customer ? <p className="px-5 text-sm text-muted">{t.oneCustomer}</p> : null}
        </div>
      ) : null}
    </search>
  )
}
