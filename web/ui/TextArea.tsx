import type { ComponentProps } from 'react'
import { ariaOf, type Control } from './control.ts'
import { INPUT_STYLE } from './input-style.ts'

type Native = Pick<ComponentProps<'textarea'>, 'placeholder' | 'maxLength' | 'rows'>

export function TextArea(props: Control<string> & Native) {
  const { invalid, describedBy, labelledBy: _named, onValueChange, rows = 3, ...rest } = props
  return (
    <textarea
      {...rest}
      {...ariaOf({ invalid, describedBy })}
      rows={rows}
      className={INPUT_STYLE}
      onChange={event => onValueChange(event.target.value)}
    />
  )
}
