import { useTexts } from '#web/lib/locale.tsx'
import { adminMoney } from '#web/messages/staff/admin-money.ts'
import { SearchField } from '#web/staff/SearchField.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { MAX_LENGTH, type MoneyFilters, stateOf, UNFILTERED } from './money-filters.ts'

interface MoneyFilterBarProps<State extends string> {
  texts: { searchLabel: string; oneCustomer: string }
  states: Record<State, string>
  filters: MoneyFilters<State>
  onFilter: (changes: Partial<MoneyFilters<State>>) => void
}

/** The state applies at once, the number when it is submitted. */
export function MoneyFilterBar<State extends string>({ texts, states, filters, onFilter }: MoneyFilterBarProps<State>) {
  const t = useTexts(adminMoney)
  const isSet = filters.q !== '' || filters.state !== '' || filters.customer !== ''
  return (
    <search className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="grid grid-cols-1 items-end gap-4 md:grid-cols-[minmax(0,1fr)_14rem]">
        <SearchField
          id="money-number"
          label={texts.searchLabel}
          value={filters.q}
          onSearch={text => onFilter({ q: text.trim() })}
          button={
            <Button type="submit" fit>
              {t.search}
            </Button>
          }
        >
          {control => <TextInput {...control} type="search" dir="ltr" autoComplete="off" maxLength={MAX_LENGTH} />}
        </SearchField>
        <Field id="money-state" label={t.state}>
          {control => (
            <Select
              {...control}
              placeholder={t.anyState}
              options={Object.entries<string>(states).map(([value, label]) => ({ value, label }))}
              value={filters.state}
              onValueChange={value => onFilter({ state: stateOf(value, states) })}
            />
          )}
        </Field>
      </div>
      {isSet ? (
        // The text of the button is in line with the fields.
        <div className="-ms-5 flex flex-wrap items-center gap-x-2">
          <Button variant="quiet" onClick={() => onFilter(UNFILTERED)}>
            {t.clear}
          </Button>
          {filters.customer ? <p className="px-5 text-sm text-muted">{texts.oneCustomer}</p> : null}
        </div>
      ) : null}
    </search>
  )
}
