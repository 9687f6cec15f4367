import { useState } from 'react'
import { readDay } from '#domain/riyadh-time.ts'
import { Field } from '#web/ui/inputs/Field.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'

interface DayFieldProps {
  id: string
  label: string
  /** What the URL says. */
  day: string
  onDay: (day: string) => void
}

/** Whether a day is complete. While somebody types the year, a date field holds years such as 0002. */
export const isDay = (value: string): boolean => readDay(value) !== undefined

/** A filter that applies when the day is complete or empty. */
export function DayField({ id, label, day, onDay }: DayFieldProps) {
  const [text, setText] = useState(day)
  const [urlDay, setUrlDay] = useState(day)
  // A changed URL changes the day. The field itself stays, with its focus.
  if (urlDay !== day) {
    setUrlDay(day)
    setText(day)
  }
  const type = (value: string) => {
    setText(value)
    if (value === '' || isDay(value)) onDay(value)
  }
  return (
    <Field id={id} label={label}>
      {control => <TextInput {...control} type="date" value={text} onValueChange={type} />}
    </Field>
  )
}
