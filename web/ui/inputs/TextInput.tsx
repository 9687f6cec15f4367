import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { ariaOf, type Control, INPUT_STYLE } from './control.ts'

type Native = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'placeholder'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'dir'
  | 'autoFocus'
  | 'autoCapitalize'
>

/** Aligns left-to-right text with its label on an Arabic page. */
const ALIGNED = 'rtl:text-end'

export function TextInput(props: Control<string> & Native) {
  const { invalid, describedBy, labelledBy: _named, onValueChange, type = 'text', ...rest } = props
  return (
    <input
      {...rest}
      {...ariaOf({ invalid, describedBy })}
      type={type}
      className={classNames(INPUT_STYLE, rest.dir === 'ltr' && ALIGNED)}
      onChange={event => onValueChange(event.target.value)}
    />
  )
}
