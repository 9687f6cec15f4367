import type { Workflow } from '#arazzo/workflow.ts'
import type { WorkflowText } from '#web/api/generated/workflows.ts'
import { TextLink } from '#web/layouts/TextLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { flows } from '#web/messages/flows.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { Flow } from './use-flow.ts'
import { useSaid } from './use-said.ts'

interface FlowInputsProps {
  id: string
  workflow: Workflow<WorkflowText>
  flow: Flow
}

/** What the run begins with, to be changed: a test value shows what else can happen. */
export function FlowInputs({ id, workflow, flow }: FlowInputsProps) {
  const t = useTexts(flows)
  const said = useSaid()
  return (
    <fieldset className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-5">
      <legend className="sr-only">{t.values}</legend>
      <div>
        <p className="font-semibold">{t.values}</p>
        <p className="text-sm text-muted">{t.valuesText}</p>
      </div>
      <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2">
        {workflow.inputs.map(({ name, description }) => (
          <Field key={name} id={`${id}-${name}`} label={said(description)}>
            {wiring => (
              <TextInput
                {...wiring}
                dir="ltr"
                autoComplete="off"
                value={flow.run.inputs[name] ?? ''}
                onValueChange={value => flow.type(name, value)}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {workflow.inputs.some(({ fresh }) => fresh) ? (
          <Button variant="secondary" onClick={flow.isBusy ? undefined : flow.renew}>
            {t.newValues}
          </Button>
        ) : null}
        <TextLink to={paths.docsTestValues}>{t.testValues}</TextLink>
      </div>
    </fieldset>
  )
}
