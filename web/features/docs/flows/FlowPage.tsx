import { type WorkflowText, workflows } from '#arazzo/generated/workflows.ts'
import type { Workflow } from '#arazzo/workflow.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { isSandbox } from '#web/lib/mode.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckCircleIcon } from '#web/ui/icons.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { DocsPage } from '../DocsPage.tsx'
import { docs } from '../docs.messages.ts'
import { FlowScripts } from './FlowScripts.tsx'
import { hasFailed, hasPassed } from './flow-state.ts'
import { flows } from './flows.messages.ts'
import { SequenceDiagram } from './SequenceDiagram.tsx'
import { StepCard } from './StepCard.tsx'
import { type Flow, useFlow, useWorkflowText } from './use-flow.ts'

export type FlowPlace = 'signUp' | 'signIn' | 'topUps' | 'transfers' | 'sendWithKey'

const ON_PAGE: Record<FlowPlace, readonly { id: string; workflow: Workflow<WorkflowText> }[]> = {
  signUp: [{ id: 'sign-up', workflow: workflows.signUp }],
  signIn: [
    { id: 'sign-in', workflow: workflows.signIn },
    { id: 'sign-in-with-call', workflow: workflows.signInWithCall },
    { id: 'recovery', workflow: workflows.recovery },
  ],
  topUps: [
    { id: 'by-card', workflow: workflows.topUpByCard },
    { id: 'by-bank-transfer', workflow: workflows.topUpByBankTransfer },
  ],
  transfers: [
    { id: 'to-iban', workflow: workflows.transferToIban },
    { id: 'to-customer', workflow: workflows.transferToCustomer },
  ],
  sendWithKey: [{ id: 'with-key', workflow: workflows.sendWithKey }],
}

/** Flows as diagrams, as runnable calls and as scripts. */
export function FlowPage({ flow }: { flow: FlowPlace }) {
  const t = useTexts(flows)
  const textOf = useWorkflowText()
  const sections = ON_PAGE[flow].map(({ id, workflow }) => ({
    id,
    title: textOf(workflow.summary),
    content: <FlowSection id={id} workflow={workflow} />,
  }))
  return (
    <DocsPage title={t[flow].title} lead={t[flow].lead} sections={sections}>
      {isSandbox() ? null : (
        <Notice tone="warning" title={t.liveOnly}>
          <p>{t.liveOnlyText}</p>
        </Notice>
      )}
      <FlowFiles />
    </DocsPage>
  )
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline'

/** The machine-readable description of the flow. */
function FlowFiles() {
  const t = useTexts(flows)
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <p className="font-semibold">{t.standards}</p>
      <a href="/workflows.arazzo.yaml" className={LINK}>
        {t.arazzo}
      </a>
    </section>
  )
}

interface FlowSectionProps {
  /** The id of the section, and the prefix of the ids inside it. */
  id: string
  workflow: Workflow<WorkflowText>
}

function FlowSection({ id, workflow }: FlowSectionProps) {
  const t = useTexts(flows)
  const textOf = useWorkflowText()
  const { request } = useTexts(docs)
  const flow = useFlow(workflow)
  return (
    <div className="grid grid-cols-1 gap-8">
      <p>{textOf(workflow.description)}</p>
      <SequenceDiagram workflow={workflow} />
      <FlowScripts workflow={workflow} />
      <h3 className="text-base font-semibold">{t.steps}</h3>
      <FlowInputs id={id} workflow={workflow} flow={flow} />
      {isSandbox() ? (
        <div className="flex flex-wrap items-center gap-4">
          <Button
            aria-label={t.runAllOf(textOf(workflow.summary))}
            busy={flow.isRunning && request.running}
            onClick={flow.isBusy ? undefined : flow.runAll}
          >
            {t.runAll}
          </Button>
          <FlowProgress workflow={workflow} flow={flow} />
        </div>
      ) : null}
      <ol className="grid grid-cols-1 gap-6">
        {workflow.steps.map((step, index) => (
          <StepCard
            key={step.id}
            id={`${id}-${step.id}`}
            step={step}
            number={index + 1}
            workflow={workflow}
            flow={flow}
          />
        ))}
      </ol>
    </div>
  )
}

/** The result of the run, announced to screen readers. */
function FlowProgress({ workflow: { steps }, flow }: { workflow: Workflow; flow: Flow }) {
  const t = useTexts(flows)
  const failed = steps.findIndex(({ id }) => hasFailed(flow.steps[id]))
  const passed = steps.every(({ id }) => hasPassed(flow.steps[id]))
  return (
    <p role="status" className="font-semibold">
      {failed >= 0 ? <span className="text-danger">{t.stoppedAt(failed + 1)}</span> : null}
      {passed ? (
        <span className="flex items-center gap-2 text-success">
          <CheckCircleIcon />
          {t.allPassed(steps.length)}
        </span>
      ) : null}
    </p>
  )
}

interface FlowInputsProps {
  id: string
  workflow: Workflow<WorkflowText>
  flow: Flow
}

/** The inputs of the run. A test value causes another outcome. */
function FlowInputs({ id, workflow, flow }: FlowInputsProps) {
  const t = useTexts(flows)
  const textOf = useWorkflowText()
  return (
    <fieldset className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-5">
      <legend className="sr-only">{t.values}</legend>
      <div>
        <p className="font-semibold">{t.values}</p>
        <p className="text-sm text-muted">{t.valuesText}</p>
      </div>
      <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2">
        {workflow.inputs.map(({ name, description }) => (
          <Field key={name} id={`${id}-${name}`} label={textOf(description)}>
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
        {isSandbox() ? <TextLink to={paths.docsTestValues}>{t.testValues}</TextLink> : null}
      </div>
    </fieldset>
  )
}
