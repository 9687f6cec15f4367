import { type FormEvent, useState } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { customerQueryOf, queryProblem } from './customer-query.ts'

interface CustomerSearchProps {
  typed: string
  onSearch: (query: string) => void
}

const FIELD = 'customer-search'
const MAX_LENGTH = 100

/** The search box for customers, by name or number. */
export function CustomerSearch({ typed, onSearch }: CustomerSearchProps) {
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
              <Button type="submit" fit>
                {t.search}
              </Button>
            </div>
          )}
        </Field>
      </form>
    </search>
  )
}
