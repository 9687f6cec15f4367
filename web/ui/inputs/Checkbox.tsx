import { ariaOf, type Control } from './control.ts'

interface CheckboxProps extends Control<boolean> {
  label: string
}

/** A single checkbox with its own label. It needs no `Field`. */
export function Checkbox(props: CheckboxProps) {
  const { label, value, invalid, describedBy, labelledBy: _named, onValueChange, ...rest } = props
  return (
    <label className="flex min-h-11 items-center gap-3 justify-self-start">
      <input
        {...rest}
        {...ariaOf({ invalid, describedBy })}
        type="checkbox"
        checked={value}
        className="size-5 shrink-0 accent-brand"
        onChange={event => onValueChange(event.target.checked)}
      />
      {label}
    </label>
  )
}
