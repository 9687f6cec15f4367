import type { ComponentProps } from 'react'
import { ariaOf, type Control, INPUT_STYLE } from './control.ts'

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
