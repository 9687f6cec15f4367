import { type ReactNode, useId, useState } from 'react'
import type { EventType } from '#web/api/generated/plinkAPI.schemas.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { CheckboxRow, CheckboxRows } from '#web/ui/inputs/CheckboxGroup.tsx'
import type { Control } from '#web/ui/inputs/control.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { EVENT_TYPES } from './webhook-step.ts'
import { webhooks } from './webhooks.messages.ts'

const subjectOf = (type: EventType) => type.split('.')[0]
const GROUPS = [...new Set(EVENT_TYPES.map(subjectOf))].map(subject => ({
  name: `${subject}.*`,
  types: EVENT_TYPES.filter(type => subjectOf(type) === subject),
}))

/** The types of events, in a disclosure for each subject that has several. Needs `group` on its `Field`. */
export function EventTypeChoice({ value, onValueChange, ...control }: Control<readonly string[]>) {
  const choose = (types: readonly EventType[], isChosen: boolean) =>
    onValueChange(EVENT_TYPES.filter(type => (types.includes(type) ? isChosen : value.includes(type))))
  const rowOf = (type: EventType) => (
    <CheckboxRow
      key={type}
      {...(type === EVENT_TYPES[0] && { id: control.id, ref: control.ref })}
      label={<Ltr>{type}</Ltr>}
      name={control.name}
      value={type}
      checked={value.includes(type)}
      invalid={control.invalid}
      onCheckedChange={isChosen => choose([type], isChosen)}
      onBlur={control.onBlur}
    />
  )
  return (
    <CheckboxRows {...control}>
      {GROUPS.map(({ name, types }) =>
        types.length === 1 ? (
          types.map(rowOf)
        ) : (
          <TypeGroup key={name} name={name} types={types} value={value} onChoose={choose}>
            {types.map(rowOf)}
          </TypeGroup>
        ),
      )}
    </CheckboxRows>
  )
}

interface TypeGroupProps {
  name: string
  types: readonly EventType[]
  value: readonly string[]
  onChoose: (types: readonly EventType[], isChosen: boolean) => void
  children: ReactNode
}

/** The group is open at first if some of its types are chosen. */
function TypeGroup({ name, types, value, onChoose, children }: TypeGroupProps) {
  const t = useTexts(webhooks)
  const id = useId()
  const chosenCount = types.filter(type => value.includes(type)).length
  const [startsOpen] = useState(chosenCount > 0 && chosenCount < types.length)
  return (
    <details open={startsOpen} className="group">
      <summary id={id} className="flex min-h-12 items-center gap-3 px-4 py-2.5 hover:bg-raised">
        <ChevronDownIcon className="size-5 shrink-0 text-muted group-open:rotate-180" />
        <Ltr>{name}</Ltr>
        <span className="ms-auto text-sm text-muted">{t.chosenOf(chosenCount, types.length)}</span>
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the summary names the group. */}
      <div role="group" aria-labelledby={id} className="divide-y divide-line border-t border-line ps-8">
        <CheckboxRow
          label={t.allOfGroup}
          checked={chosenCount === types.length}
          onCheckedChange={isChosen => onChoose(types, isChosen)}
        />
        {children}
      </div>
    </details>
  )
}
