import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { ariaOf, type Control, INPUT_STYLE } from './control.ts'

interface SelectProps extends Control<string> {
  options: readonly { value: string; label: string }[]
  /** The first option, which means that nothing is chosen. Missing if something is always chosen. */
  placeholder?: string
}

export function Select(props: SelectProps) {
  const { options, placeholder, invalid, describedBy, labelledBy: _named, onValueChange, ...rest } = props
  return (
    <div className="relative">
      <select
        {...rest}
        {...ariaOf({ invalid, describedBy })}
        className={`${INPUT_STYLE} appearance-none pe-12`}
        onChange={event => onValueChange(event.target.value)}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute inset-y-0 end-4 my-auto size-5 text-muted" />
    </div>
  )
}
