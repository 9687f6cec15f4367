import { useRef } from 'react'
import { formatDateOfBirth, readDateOfBirth } from '#domain/date-of-birth.ts'
import { toWesternDigits } from '#domain/digits.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { CalendarIcon } from '#web/ui/icons.tsx'
import { BESIDE_BUTTON, type Control } from './control.ts'
import { FormattedInput } from './FormattedInput.tsx'

/** A text input for a date that shows the understood day. The browser's calendar is an alternative to typing. */
export function DateOfBirthInput(props: Control<string>) {
  const { invalid, onValueChange } = props
  const formats = useFormats()
  const { date } = readDateOfBirth(props.value, serverNow())
  return (
    <div className="grid gap-2">
      <div className="relative">
        <FormattedInput
          {...props}
          autoComplete="bday"
          parse={toWesternDigits}
          format={asTyped}
          className={BESIDE_BUTTON}
        />
        <Calendar date={date ?? ''} onPick={day => onValueChange(formatDateOfBirth(day))} />
      </div>
      {/* Always takes up space, so that the page does not move while the user types. An error replaces it. */}
      <p role="status" className={`text-sm text-muted ${invalid ? 'empty:hidden' : 'min-h-5'}`}>
        {date ? formats.date(date) : ''}
      </p>
    </div>
  )
}

/** Inserts nothing, because a date has several notations. */
const asTyped = (text: string) => text

function Calendar({ date, onPick }: { date: string; onPick: (date: string) => void }) {
  const t = useTexts(common)
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        aria-label={t.pickDate}
        className="absolute inset-y-0 end-0.5 my-auto grid size-11 place-items-center rounded-md text-muted hover:text-ink"
        onClick={() => picker.current?.showPicker()}
      >
        <CalendarIcon className="size-5" />
      </button>
      {/* Only the button opens the calendar, which the browser places at this element. */}
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        min="1900-01-01"
        max={new Date(serverNow()).toISOString().slice(0, 10)}
        value={date}
        className="pointer-events-none absolute inset-y-0 end-0 w-11 opacity-0"
        onChange={event => onPick(event.target.value)}
      />
    </>
  )
}
