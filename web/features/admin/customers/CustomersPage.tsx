import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { getSearchCustomersQueryKey } from '#web/api/generated/admin.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Field } from '#web/ui/Field.tsx'
import { SearchIcon } from '#web/ui/icons.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { customerQueryOf, queryProblem } from './customer-query.ts'
import { FoundCustomers } from './FoundCustomers.tsx'

/** The query is in the URL, so that a reload keeps it and Back undoes it. */
export function CustomersPage() {
  const t = useTexts(adminCustomers)
  const [params, setParams] = useSearchParams()
  const typed = params.get('q') ?? ''
  const canSearch = queryProblem(typed) === null
  const queryClient = useQueryClient()
  const search = (q: string) => {
    // The same query again means that the user wants current results.
    if (q === typed) queryClient.invalidateQueries({ queryKey: getSearchCustomersQueryKey() })
    else setParams({ q })
  }
  return (
    <>
      <PageHeading title={t.title} />
      <CustomerSearch typed={typed} onSearch={search} />
      {canSearch ? (
        <FoundCustomers query={customerQueryOf(typed)} />
      ) : (
        <EmptyState icon={<SearchIcon />} title={t.beginTitle} text={t.beginText} />
      )}
    </>
  )
}

interface CustomerSearchProps {
  typed: string
  onSearch: (query: string) => void
}

const FIELD = 'customer-search'

function CustomerSearch({ typed, onSearch }: CustomerSearchProps) {
  const t = useTexts(adminCustomers)
  const [text, setText] = useState(typed)
  const [problem, setProblem] = useState(initialProblem(typed))
  const [shown, setShown] = useState(typed)
  // A changed URL changes the text of the search box. The box itself stays, with its focus.
  if (shown !== typed) {
    setShown(typed)
    setText(typed)
    setProblem(initialProblem(typed))
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = queryProblem(text)
    setProblem(found)
    if (found) document.getElementById(FIELD)?.focus()
    else onSearch(customerQueryOf(text))
  }
  const type = (value: string) => {
    setProblem(null)
    setText(value)
  }
  return (
    <search>
      <form noValidate className="max-w-2xl" onSubmit={submit}>
        <Field
          id={FIELD}
          label={t.searchLabel}
          help={t.searchHelp}
          error={problem ? t.searchProblems[problem] : undefined}
          announced
        >
          {control => (
            <div className="flex gap-3">
              <TextInput
                {...control}
                type="search"
                dir="ltr"
                inputMode="tel"
                autoComplete="off"
                value={text}
                onValueChange={type}
              />
              <Button type="submit">{t.search}</Button>
            </div>
          )}
        </Field>
      </form>
    </search>
  )
}

function initialProblem(typed: string) {
  return typed === '' ? null : queryProblem(typed)
}
