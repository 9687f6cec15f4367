import { useState } from 'react'
import type { AdminInEvents } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminActivity } from '#web/messages/admin-activity.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { type ActivityFilters, EVENT_TYPES, isDay, typeOf } from './activity-filters.ts'

interface ActivityFilterBarProps {
  filters: ActivityFilters
  admins: readonly AdminInEvents[]
  onFilter: (filters: ActivityFilters) => void
}

/** Each filter applies at once. */
export function ActivityFilterBar({ filters, admins, onFilter }: ActivityFilterBarProps) {
  const t = useTexts(adminActivity)
  const change = (changes: Partial<ActivityFilters>) => onFilter({ ...filters, ...changes })
  const isSet = Object.values(filters).some(value => value !== '')
  return (
    <search aria-label={t.filters} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Field id="event-type" label={t.kind}>
          {control => (
            <Select
              {...control}
              placeholder={t.all}
              options={EVENT_TYPES.map(value => ({ value, label: t.eventTypes[value] }))}
              value={filters.type}
              onValueChange={value => change({ type: typeOf(value) })}
            />
          )}
        </Field>
        <Field id="event-admin" label={t.person}>
          {control => (
            <Select
              {...control}
              placeholder={t.everybody}
              options={admins.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
              value={filters.admin}
              onValueChange={admin => change({ admin })}
            />
          )}
        </Field>
        <DayField key={`from ${filters.from}`} name="from" label={t.fromDay} day={filters.from} onDay={change} />
        <DayField key={`to ${filters.to}`} name="to" label={t.toDay} day={filters.to} onDay={change} />
      </div>
      {isSet ? (
        // The text of the button is in line with the fields.
        <div className="-ms-5 flex flex-wrap items-center gap-x-2">
          <Button variant="quiet" onClick={() => onFilter({ type: '', admin: '', customer: '', from: '', to: '' })}>
            {t.clear}
          </Button>
          {filters.customer ? <p className="px-5 text-sm text-muted">{t.oneCustomer}</p> : null}
        </div>
      ) : null}
    </search>
  )
}

interface DayFieldProps {
  name: 'from' | 'to'
  label: string
  day: string
  onDay: (change: { from: string } | { to: string }) => void
}

/** Applies when the day is complete or empty. */
function DayField({ name, label, day, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState(day)
  const type = (value: string) => {
    setTyped(value)
    if (value === '' || isDay(value)) onDay(name === 'from' ? { from: value } : { to: value })
  }
  return (
    <Field id={`event-${name}`} label={label}>
      {control => <TextInput {...control} type="date" value={typed} onValueChange={type} />}
    </Field>
  )
}
