import { type FormEvent, useState } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { adminDenyList } from '#web/messages/admin-deny-list.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormattedInput } from '#web/ui/FormattedInput.tsx'
import { lastDigitsOf } from './deny-list-query.ts'

interface FindByDigitsProps {
  /** Those that the list is filtered by. Empty for the whole list. */
  digits: string
  onFind: (digits: string) => void
}

const FIELD = 'deny-list-digits'
const DIGITS = 4

export function FindByDigits({ digits, onFind }: FindByDigitsProps) {
  const t = useTexts(adminDenyList)
  const [typed, setTyped] = useState(digits)
  const [hasProblem, setProblem] = useState(false)
  const [shown, setShown] = useState(digits)
  // Back and the other tab change the URL. The field itself stays, with its focus.
  if (shown !== digits) {
    setShown(digits)
    setTyped(digits)
    setProblem(false)
  }
  const type = (value: string) => {
    setTyped(value)
    setProblem(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isPart = typed !== '' && typed.length < DIGITS
    setProblem(isPart)
    if (isPart) document.getElementById(FIELD)?.focus()
    else onFind(typed)
  }
  return (
    <search className="w-full max-w-sm">
      <form noValidate onSubmit={submit}>
        <Field id={FIELD} label={t.digitsLabel} error={hasProblem ? t.digitsProblem : undefined} announced>
          {control => (
            <div className="flex gap-3">
              <FormattedInput
                {...control}
                type="search"
                parse={lastDigitsOf}
                format={text => text}
                value={typed}
                onValueChange={type}
              />
              <Button type="submit" variant="secondary">
                {t.find}
              </Button>
            </div>
          )}
        </Field>
      </form>
    </search>
  )
}
