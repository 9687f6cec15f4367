import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { getSearchCustomersQueryKey } from '#web/api/generated/admin.ts'
import type { SearchCustomersSort } from '#web/api/generated/model/index.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { customerQueryOf, queryProblem } from './customer-query.ts'
import { FoundCustomers } from './FoundCustomers.tsx'

/** Search, order and page are in the URL, so that a reload keeps them and Back undoes them. */
export function CustomersPage() {
  const t = useTexts(adminCustomers)
  const [params, setParams] = useSearchParams()
  const typed = params.get('q') ?? ''
  const sort = sortOf(params.get('sort'))
  const queryClient = useQueryClient()
  const show = (changes: { q: string } | { sort: SearchCustomersSort }) => {
    // The rendered parameters are old while the page that the last change led to still loads.
    const current = new URLSearchParams(window.location.search)
    const { q, sort: order } = { q: current.get('q') ?? '', sort: sortOf(current.get('sort')), ...changes }
    setParams({ ...(q && { q }), sort: order })
  }
  const search = (q: string) => {
    // The same query again means that the user wants current results.
    if (q === typed) queryClient.invalidateQueries({ queryKey: getSearchCustomersQueryKey() })
    else show({ q })
  }
  return (
    <>
      <PageHeading title={t.title} />
      <div className="grid justify-items-start gap-4">
        <CustomerSearch typed={typed} onSearch={search} />
        <Field id="customer-sort" label={t.sortLabel}>
          {control => (
            <Select
              {...control}
              options={SORTS.map(value => ({ value, label: t.sort[value] }))}
              value={sort}
              onValueChange={next => show({ sort: sortOf(next) })}
            />
          )}
        </Field>
      </div>
      {queryProblem(typed) === null ? (
        <FoundCustomers
          key={`${sort} ${typed}`}
          query={customerQueryOf(typed)}
          sort={sort}
          cursor={params.get('cursor') || undefined}
        />
      ) : null}
    </>
  )
}

const SORTS = ['newest', 'oldest', 'name'] as const satisfies readonly SearchCustomersSort[]

const sortOf = (value: string | null): SearchCustomersSort => SORTS.find(each => each === value) ?? 'newest'

interface CustomerSearchProps {
  typed: string
  onSearch: (query: string) => void
}

const FIELD = 'customer-search'
const MAX_LENGTH = 100

function CustomerSearch({ typed, onSearch }: CustomerSearchProps) {
  const t = useTexts(adminCustomers)
  const [text, setText] = useState(typed)
  const [problem, setProblem] = useState(queryProblem(typed))
  const [shown, setShown] = useState(typed)
  // A changed URL changes the text of the search box. The box itself stays, with its focus.
  if (shown !== typed) {
    setShown(typed)
    setText(typed)
    setProblem(queryProblem(typed))
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
    <search className="w-full max-w-2xl">
      <form noValidate onSubmit={submit}>
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
                dir="auto"
                autoComplete="off"
                maxLength={MAX_LENGTH}
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
