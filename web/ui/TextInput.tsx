import type { ComponentProps } from 'react'
import { ariaOf, type Control } from './control.ts'
import { INPUT_STYLE } from './input-style.ts'

type Native = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'maxLength' | 'dir' | 'autoFocus' | 'autoCapitalize'
>

export function TextInput(props: Control<string> & Native) {
  const { invalid, describedBy, labelledBy: _named, onValueChange, type = 'text', ...rest } = props
  return (
    <input
      {...rest}
      {...ariaOf({ invalid, describedBy })}
      type={type}
      className={INPUT_STYLE}
      onChange={event => onValueChange(event.target.value)}
    />
  )
}
