import type { ComponentProps } from 'react'
import { ariaOf, type Control, INPUT_STYLE } from './control.ts'

/** A multi-line input for text in any script. */
export function TextArea(props: Control<string> & Pick<ComponentProps<'textarea'>, 'rows'>) {
  const { invalid, describedBy, labelledBy: _named, onValueChange, rows = 3, ...rest } = props
  return (
    <textarea
      {...rest}
      {...ariaOf({ invalid, describedBy })}
      rows={rows}
      // An empty text area has the direction of the page.
      dir={rest.value ? 'auto' : undefined}
      className={INPUT_STYLE}
      onChange={event => onValueChange(event.target.value)}
    />
  )
}
