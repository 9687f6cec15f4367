import { type FormEvent, type ReactNode, useState } from 'react'
import type { Control } from '#web/ui/inputs/control.ts'
import { Field, type FieldProps } from '#web/ui/inputs/Field.tsx'

interface SearchFieldProps extends Pick<FieldProps, 'id' | 'label' | 'help'> {
  /** The value in the URL. */
  value: string
  /** Returns the problem of the text, if there is one. */
  problemOf?: (text: string) => string | undefined
  onSearch: (text: string) => void
  /** The button that searches. Without one, the search begins when the field is left, or with Enter. */
  button?: ReactNode
  children: (control: Control<string>) => ReactNode
}

/** A field that searches when it is submitted. */
export function SearchField({ id, label, help, value, problemOf, onSearch, button, children }: SearchFieldProps) {
  const [draft, setDraft] = useState(value)
  const [isChecked, setChecked] = useState(true)
  const [urlValue, setUrlValue] = useState(value)
  // A changed URL changes the text. The field itself stays, with its focus.
  if (urlValue !== value) {
    setUrlValue(value)
    setDraft(value)
    setChecked(true)
  }
  const problem = problemOf?.(draft)
  const search = () => {
    setChecked(true)
    if (!problem) onSearch(draft)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search()
    if (problem) document.getElementById(id)?.focus()
  }
  const leave = button || draft === value ? undefined : search
  const type = (text: string) => {
    setChecked(false)
    setDraft(text)
  }
  return (
    <form noValidate onSubmit={submit} onBlur={leave}>
      <Field id={id} label={label} help={help} error={isChecked ? problem : undefined} announced>
        {wiring => (
          <div className="flex gap-3">
            {children({ ...wiring, value: draft, onValueChange: type })}
            {button}
          </div>
        )}
      </Field>
    </form>
  )
}
