import type { RefCallback } from 'react'

export interface Focusable {
  focus: () => void
}

/** What every input takes, so that `Field` and `FormField` can hand it on whole: `{control => <TextInput {...control} />}`. */
export interface Control<Value> {
  /** Of the element that takes focus; links of the error summary lead here. */
  id: string
  name?: string
  value: Value
  onValueChange: (value: Value) => void
  onBlur?: () => void
  ref?: RefCallback<Focusable>
  disabled?: boolean
  invalid?: boolean
  describedBy?: string
  /** Of the label, for groups; a single input is named by `<label for>`. */
  labelledBy?: string
}

/** The attributes that an input shares with its label, help and error. */
export function ariaOf({ invalid, describedBy }: Pick<Control<unknown>, 'invalid' | 'describedBy'>) {
  return { 'aria-invalid': invalid || undefined, 'aria-describedby': describedBy }
}

/** The look of a one-line box. Its border turns with `aria-invalid`, so state and look cannot disagree. */
export const INPUT_STYLE =
  'block min-h-12 w-full rounded-md border border-control bg-surface px-4 py-2.5 text-base text-ink transition-colors ' +
  'hover:border-ink focus:border-focus focus:outline-2 focus:outline-offset-0 focus:outline-focus ' +
  'aria-invalid:border-danger disabled:border-line disabled:bg-raised disabled:text-muted'

/** Room for a button at the page's end. Such a box runs left to right on every page, so on an Arabic one that is its start. */
export const BESIDE_BUTTON = 'pe-14 rtl:ps-14 rtl:pe-4 rtl:text-end'
