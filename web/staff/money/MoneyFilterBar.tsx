import { readAmount } from '#domain/money/read-amount.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminMoney } from '#web/messages/staff/admin-money.ts'
import { DayField } from '#web/staff/DayField.tsx'
import { MAX_LENGTH } from '#web/staff/filter-params.ts'
import { MoreFilters } from '#web/staff/MoreFilters.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { SearchField } from '#web/ui/inputs/SearchField.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { type MoneyFilters, stateOf, UNFILTERED } from './money-filters.ts'

interface MoneyFilterBarProps<State extends string> {
  texts: { searchLabel: string; oneCustomer: string; payeeLabel?: string }
  states: Record<State, string>
  filters: MoneyFilters<State>
  onFilter: (changes: Partial<MoneyFilters<State>>) => void
}

/** The state and the days apply at once, the others when they are submitted or left. */
export function MoneyFilterBar<State extends string>({ texts, states, filters, onFilter }: MoneyFilterBarProps<State>) {
  const t = useTexts(adminMoney)
  const { amount } = useFormats()
  const isSet = Object.values(filters).some(value => value !== '')
  return (
    <search className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <SearchField
        id="money-number"
        label={texts.searchLabel}
        help={t.searchHelp}
        value={filters.q}
        onSearch={text => onFilter({ q: text.trim() })}
        button={
          <Button type="submit" fit>
            {t.search}
          </Button>
        }
      >
        {control => <TextInput {...control} type="search" dir="auto" autoComplete="off" maxLength={MAX_LENGTH} />}
      </SearchField>
      <MoreFilters values={[filters.payee, filters.amount, filters.from, filters.to, filters.state]}>
        {texts.payeeLabel ? (
          <SearchField
            id="money-payee"
            label={texts.payeeLabel}
            value={filters.payee}
            onSearch={text => onFilter({ payee: text.trim() })}
          >
            {control => <TextInput {...control} type="search" dir="auto" autoComplete="off" maxLength={MAX_LENGTH} />}
          </SearchField>
        ) : null}
        <SearchField
          id="money-amount"
          label={t.amount}
          value={filters.amount && amount(Number(filters.amount))}
          problemOf={text => (text.trim() === '' || (readAmount(text).halalas ?? 0) > 0 ? undefined : t.amountProblem)}
          onSearch={text => onFilter({ amount: String(readAmount(text).halalas ?? '') })}
        >
          {control => <TextInput {...control} inputMode="decimal" dir="ltr" autoComplete="off" maxLength={20} />}
        </SearchField>
        <DayField id="money-from" label={t.fromDay} day={filters.from} onDay={from => onFilter({ from })} />
        <DayField id="money-to" label={t.toDay} day={filters.to} onDay={to => onFilter({ to })} />
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
      </MoreFilters>
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
