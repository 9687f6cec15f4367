import type { ReactNode } from 'react'
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
    <CheckboxRows {...props}>
      {props.options.map(({ value, label }, index) => (
        <CheckboxRow
          key={value}
          {...(index === 0 && { id: props.id, ref: props.ref })}
          label={label}
          name={props.name}
          value={value}
          checked={props.value.includes(value)}
          disabled={props.disabled}
          invalid={props.invalid}
          onCheckedChange={() => toggle(value)}
          onBlur={props.onBlur}
        />
      ))}
    </CheckboxRows>
  )
}

/** The frame of related rows. */
export function CheckboxRows({
  labelledBy,
  describedBy,
  children,
}: Pick<Control<unknown>, 'labelledBy' | 'describedBy'> & { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the Field above names the group.
    <div
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="divide-y divide-line overflow-hidden rounded-md border border-control bg-surface has-aria-invalid:border-danger"
    >
      {children}
    </div>
  )
}

interface CheckboxRowProps
  extends Partial<Pick<Control<boolean>, 'id' | 'name' | 'onBlur' | 'ref' | 'disabled' | 'invalid'>> {
  label: ReactNode
  value?: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

export function CheckboxRow({ label, invalid, onCheckedChange, ...input }: CheckboxRowProps) {
  return (
    <label className="flex min-h-12 items-center gap-3 px-4 py-2.5 hover:bg-raised">
      <input
        {...input}
        type="checkbox"
        aria-invalid={invalid || undefined}
        className="size-5 shrink-0 accent-brand"
        onChange={event => onCheckedChange(event.target.checked)}
      />
      {label}
    </label>
  )
}
