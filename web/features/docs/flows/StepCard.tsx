import type { Workflow, WorkflowStep } from '#arazzo/workflow.ts'
import { missingSteps, requestOf } from '#arazzo/workflow-run.ts'
import type { WorkflowText } from '#web/api/generated/workflows.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { isSandbox } from '#web/lib/mode.ts'
import { docs } from '#web/messages/docs.ts'
import { flows } from '#web/messages/flows.ts'
import { Button } from '#web/ui/Button.tsx'
import { Prose } from '../Prose.tsx'
import { RequestSnippet } from '../request/RequestSnippet.tsx'
import { StepHeading } from './StepHeading.tsx'
import { StepOutcome } from './StepOutcome.tsx'
import { apiRequestOf } from './take-here.ts'
import type { Flow } from './use-flow.ts'
import { useSaid } from './use-said.ts'

interface StepCardProps {
  id: string
  step: WorkflowStep<WorkflowText>
  number: number
  workflow: Workflow
  flow: Flow
}

/** One call: what it does, how it is written with what is known by now, and what came of it. */
export function StepCard({ id, step, number, workflow, flow }: StepCardProps) {
  const said = useSaid()
  const state = flow.steps[step.id]
  return (
    <li id={id} className="grid scroll-mt-6 grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <StepHeading step={step} number={number} state={state} />
      {step.note ? (
        <p className="text-muted">
          <Prose>{said(step.note)}</Prose>
        </p>
      ) : null}
      <RequestSnippet request={apiRequestOf(requestOf(step, flow.run))} />
      {isSandbox() ? <RunStep step={step} number={number} workflow={workflow} flow={flow} /> : null}
      <div role="status" className="empty:hidden">
        {state && state.kind !== 'running' ? <StepOutcome step={step} state={state} workflow={workflow} /> : null}
      </div>
    </li>
  )
}

function RunStep({ step, number, workflow, flow }: Omit<StepCardProps, 'id'>) {
  const t = useTexts(flows)
  const said = useSaid()
  const { request } = useTexts(docs)
  const missing = missingSteps(step, flow.run)
    .map(id => workflow.steps.findIndex(each => each.id === id) + 1)
    .sort((one, other) => one - other)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        aria-label={request.runNamed(t.runStep(number, said(step.summary)))}
        disabled={missing.length > 0}
        busy={flow.steps[step.id]?.kind === 'running' && request.running}
        onClick={flow.isBusy ? undefined : () => flow.runStep(step)}
      >
        {request.run}
      </Button>
      {missing.length > 0 ? (
        <span className="text-sm text-muted">{t.needs(missing.length, missing.join(', '))}</span>
      ) : null}
    </div>
  )
}
