interface Option<Value extends string> {
  value: Value
  label: string
  /** The language of the label, if it is not the page's. */
  lang?: string
}

interface ChoiceProps<Value extends string> {
  legend: string
  /** Of the radio buttons, unique on the page. */
  name: string
  options: readonly Option<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

const OPTION =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-control px-4 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 outline-focus'

/** A choice that takes effect at once. */
export function Choice<Value extends string>({ legend, name, options, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-3">
        {options.map(({ value, label, lang }) => (
          <label key={value} className={OPTION}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="accent-brand outline-none"
            />
            <span lang={lang}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
