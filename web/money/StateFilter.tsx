import { stateParams, useAddress, useFilter } from '#web/money/wallet-params.ts'
import { Field } from '#web/ui/inputs/Field.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'

interface StateFilterProps {
  label: string
  /** The label of the option for all states. */
  all: string
  states: Record<string, string>
}

/** A select for the state of a list. The URL has it as `state`. */
export function StateFilter({ label, all, states }: StateFilterProps) {
  const { params } = useAddress()
  const { state = '' } = stateParams(params, states)
  const filter = useFilter(state, next => ({ state: next || null, cursor: null }))
  return (
    <div className="w-56 max-w-full">
      <Field id="state" label={label}>
        {control => (
          <Select
            {...control}
            {...filter}
            placeholder={all}
            options={Object.entries(states).map(([value, text]) => ({ value, label: text }))}
          />
        )}
      </Field>
    </div>
  )
}
