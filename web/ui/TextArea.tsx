import type { ComponentProps } from 'react'
import { ariaOf, type Control } from './control.ts'
import { INPUT_STYLE } from './input-style.ts'

/** Several lines of whatever script they are written in. */
export function TextArea(props: Control<string> & Pick<ComponentProps<'textarea'>, 'rows'>) {
  const { invalid, describedBy, labelledBy: _named, onValueChange, rows = 3, ...rest } = props
  return (
    <textarea
      {...rest}
      {...ariaOf({ invalid, describedBy })}
      rows={rows}
      // An empty one stands where the page begins.
      dir={rest.value ? 'auto' : undefined}
      className={INPUT_STYLE}
      onChange={event => onValueChange(event.target.value)}
    />
  )
}
