import { type FormEvent, useState } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { customerQueryOf, queryProblem } from './customer-query.ts'

interface CustomerSearchProps {
  typed: string
  onSearch: (query: string) => void
}

const FIELD = 'customer-search'

export function CustomerSearch({ typed, onSearch }: CustomerSearchProps) {
  const t = useTexts(adminCustomers)
  const [text, setText] = useState(typed)
  const [problem, setProblem] = useState(typed === '' ? null : queryProblem(typed))

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
