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
