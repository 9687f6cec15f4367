import type { RefCallback } from 'react'

export interface Focusable {
  focus: () => void
}

/** The props of every input. `Field` and `FormField` pass them: `{control => <TextInput {...control} />}`. */
export interface Control<Value> {
  /** The id of the focusable element, which the error summary links to. */
  id: string
  name?: string
  value: Value
  onValueChange: (value: Value) => void
  onBlur?: () => void
  ref?: RefCallback<Focusable>
  disabled?: boolean
  invalid?: boolean
  describedBy?: string
  /** The id of the label of a group. A single input has a `<label for>`. */
  labelledBy?: string
}

/** The attributes that connect an input with its label, help and error. */
export function ariaOf({ invalid, describedBy }: Pick<Control<unknown>, 'invalid' | 'describedBy'>) {
  return { 'aria-invalid': invalid || undefined, 'aria-describedby': describedBy }
}

/** The classes of a one-line input. The border depends on `aria-invalid`, so that it always matches the state. */
export const INPUT_STYLE =
  'block min-h-12 w-full rounded-md border border-control bg-surface px-4 py-2.5 text-base text-ink transition-colors ' +
  'hover:border-ink focus:border-focus focus:outline-2 focus:outline-offset-0 focus:outline-focus ' +
  'aria-invalid:border-danger disabled:border-line disabled:bg-raised disabled:text-muted'

/** Padding for a button at the end of the line. The input is left to right on every page, so on an Arabic page its start is there. */
export const BESIDE_BUTTON = 'pe-14 rtl:ps-14 rtl:pe-4 rtl:text-end'
