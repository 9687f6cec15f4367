import type { Control } from './control.ts'

export interface CheckboxOption {
  value: string
  label: string
}

interface CheckboxGroupProps extends Control<readonly string[]> {
  options: readonly CheckboxOption[]
}

/** A choice of several options. Needs `group` on its `Field`. The value has the order of the options. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const toggle = (value: string) => {
    const isChosen = (option: string) => props.value.includes(option) !== (option === value)
    props.onValueChange(props.options.map(option => option.value).filter(isChosen))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the Field above names the group.
    <div
      role="group"
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      className="divide-y divide-line overflow-hidden rounded-md border border-control bg-surface has-aria-invalid:border-danger"
    >
      {props.options.map((option, index) => (
        <label key={option.value} className="flex min-h-12 items-center gap-3 px-4 py-2.5 hover:bg-raised">
          <input
            ref={index === 0 ? props.ref : undefined}
            id={index === 0 ? props.id : `${props.id}-${option.value}`}
            type="checkbox"
            name={props.name}
            value={option.value}
            checked={props.value.includes(option.value)}
            disabled={props.disabled}
            aria-invalid={props.invalid || undefined}
            className="size-5 shrink-0 accent-brand"
            onChange={() => toggle(option.value)}
            onBlur={props.onBlur}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
