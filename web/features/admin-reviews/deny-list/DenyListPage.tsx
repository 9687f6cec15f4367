import { useState } from 'react'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { ActionNotice, type ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { useUrlFilters } from '#web/staff/use-url-filters.ts'
import { Button } from '#web/ui/Button.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { FormattedInput } from '#web/ui/inputs/FormattedInput.tsx'
import { SearchField } from '#web/ui/inputs/SearchField.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { AddToDenyListDialog, hasDraftOfEntry } from './AddToDenyListDialog.tsx'
import { adminDenyList } from './admin-deny-list.messages.ts'
import { DenyListEntries } from './DenyListEntries.tsx'
import { denyListQueryIn, lastDigitsOf, searchOf } from './deny-list-query.ts'

/** Tab, digits and page are in the URL, so that a reload keeps them and Back undoes them. */
export function DenyListPage() {
  const t = useTexts(adminDenyList)
  const [query, show] = useUrlFilters(denyListQueryIn, searchOf)
  const [isAdding, setAdding] = useState(hasDraftOfEntry)
  const [notice, setNotice] = useState<ActionOutcome | null>(null)
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="max-w-prose">
          <PageIntro title={t.title} lead={t.lead} />
        </div>
        {useMayChange() ? (
          <Button onClick={() => setAdding(true)}>
            <PlusIcon className="size-5" />
            {t.add}
          </Button>
        ) : null}
      </div>
      <ActionNotice outcome={notice} />
      <Tabs
        id="deny-list"
        label={t.tabs}
        tabs={[
          { value: 'active', label: t.active },
          { value: 'removed', label: t.removed },
        ]}
        value={query.status}
        onValueChange={status => show({ status })}
      >
        <FindByDigits digits={query.digits} onFind={digits => show({ digits })} />
        <DenyListEntries query={query} onOutcome={setNotice} />
      </Tabs>
      <AddToDenyListDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdded={({ lastDigits }) => {
          setAdding(false)
          setNotice({ tone: 'success', text: t.wasAdded(lastDigits) })
        }}
      />
    </>
  )
}

interface FindByDigitsProps {
  /** The digits that the list is filtered by. Empty for the whole list. */
  digits: string
  onFind: (digits: string) => void
}

const DIGITS = 4

function FindByDigits({ digits, onFind }: FindByDigitsProps) {
  const t = useTexts(adminDenyList)
  return (
    <search className="w-full max-w-sm">
      <SearchField
        id="deny-list-digits"
        label={t.digitsLabel}
        value={digits}
        problemOf={text => (text !== '' && text.length < DIGITS ? t.digitsProblem : undefined)}
        onSearch={onFind}
        button={
          <Button type="submit" variant="secondary" fit>
            {t.find}
          </Button>
        }
      >
        {control => <FormattedInput {...control} type="search" parse={lastDigitsOf} format={text => text} />}
      </SearchField>
    </search>
  )
}
