import { keepPreviousData } from '@tanstack/react-query'
import { useListAdminEvents } from '#web/api/generated/admin-staff.ts'
import type { AdminInEvents } from '#web/api/generated/plinkAPI.schemas.ts'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminActivity } from '#web/messages/staff/admin-activity.ts'
import { AdminEvents } from '#web/staff/AdminEvents.tsx'
import { CursorPage, useCursor } from '#web/staff/CursorPage.tsx'
import { DayField } from '#web/staff/DayField.tsx'
import { MAX_LENGTH } from '#web/staff/filter-params.ts'
import { MoreFilters } from '#web/staff/MoreFilters.tsx'
import { useUrlFilters } from '#web/staff/use-url-filters.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ClockIcon } from '#web/ui/icons.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { SearchField } from '#web/ui/inputs/SearchField.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { type ActivityFilters, EVENT_TYPES, filtersIn, requestOf, searchOf, typeOf } from './activity-filters.ts'

export function ActivityPage() {
  const t = useTexts(adminActivity)
  const [filters, change] = useUrlFilters(filtersIn, searchOf)
  const cursor = useCursor()
  const query = useListAdminEvents(requestOf(filters, cursor), { query: { placeholderData: keepPreviousData } })
  return (
    <>
      <PageIntro title={t.title} lead={t.lead} />
      <ActivityFilterBar filters={filters} admins={query.data?.admins ?? []} onFilter={change} />
      <CursorPage
        query={query}
        cursor={cursor}
        next="older"
        first="newest"
        placeholders={6}
        nothing={<Nothing filters={filters} />}
      >
        {events => <AdminEvents events={events} />}
      </CursorPage>
    </>
  )
}

function Nothing({ filters }: { filters: ActivityFilters }) {
  const t = useTexts(adminActivity)
  return searchOf(filters) ? (
    <EmptyState icon={<ClockIcon />} title={t.nothingTitle} text={t.nothing} />
  ) : (
    <EmptyState icon={<ClockIcon />} title={t.noneTitle} text={t.none} />
  )
}

interface ActivityFilterBarProps {
  filters: ActivityFilters
  admins: readonly AdminInEvents[]
  onFilter: (changes: Partial<ActivityFilters>) => void
}

/** Each filter applies at once. */
function ActivityFilterBar({ filters, admins, onFilter }: ActivityFilterBarProps) {
  const t = useTexts(adminActivity)
  const isSet = Object.values(filters).some(value => value !== '')
  return (
    <search aria-label={t.filters} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <SearchField
        id="event-customer"
        label={t.customer}
        help={t.customerHelp}
        value={filters.called}
        onSearch={text => onFilter({ called: text.trim() })}
        button={
          <Button type="submit" fit>
            {t.search}
          </Button>
        }
      >
        {control => <TextInput {...control} type="search" dir="auto" autoComplete="off" maxLength={MAX_LENGTH} />}
      </SearchField>
      <MoreFilters values={[filters.type, filters.admin, filters.from, filters.to]}>
        <Field id="event-type" label={t.kind}>
          {control => (
            <Select
              {...control}
              placeholder={t.all}
              options={EVENT_TYPES.map(value => ({ value, label: t.eventTypes[value] }))}
              value={filters.type}
              onValueChange={value => onFilter({ type: typeOf(value) })}
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
              onValueChange={admin => onFilter({ admin })}
            />
          )}
        </Field>
        <DayField id="event-from" label={t.fromDay} day={filters.from} onDay={from => onFilter({ from })} />
        <DayField id="event-to" label={t.toDay} day={filters.to} onDay={to => onFilter({ to })} />
      </MoreFilters>
      {isSet ? (
        // The text of the button is in line with the fields.
        <div className="-ms-5 flex flex-wrap items-center gap-x-2">
          <Button
            variant="quiet"
            onClick={() => onFilter({ type: '', admin: '', customer: '', called: '', from: '', to: '' })}
          >
            {t.clear}
          </Button>
          {filters.customer ? <p className="px-5 text-sm text-muted">{t.oneCustomer}</p> : null}
        </div>
      ) : null}
    </search>
  )
}
