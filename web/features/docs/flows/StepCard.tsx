import { Link } from 'react-router-dom'
import type { WorkflowText } from '#arazzo/generated/workflows.ts'
import type { Json, Workflow, WorkflowStep } from '#arazzo/workflow.ts'
import { missingSteps, requestOf } from '#arazzo/workflow-run.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { isSandbox } from '#web/lib/mode.ts'
import { referencePath } from '#web/paths.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { docs } from '../docs.messages.ts'
import { Code, Prose } from '../Prose.tsx'
import { apiRequestOf } from '../request/api-request.ts'
import { RequestSnippet } from '../request/RequestSnippet.tsx'
import { ResponseBlock } from '../request/RunnableRequest.tsx'
import { hasFailed, hasPassed, type StepState } from './flow-state.ts'
import { flows } from './flows.messages.ts'
import { usersOf } from './sequence.ts'

import { type Flow, useWorkflowText } from './use-flow.ts'

interface StepCardProps {
  id: string
  step: WorkflowStep<WorkflowText>
  number: number
  workflow: Workflow
  flow: Flow
}

/** One call: what it does, its request with the values known so far, and its result. */
export function StepCard({ id, step, number, workflow, flow }: StepCardProps) {
  const textOf = useWorkflowText()
  const state = flow.steps[step.id]
  return (
    <li id={id} className="grid scroll-mt-6 grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <StepHeading step={step} number={number} state={state} />
      {step.note ? (
        <p className="text-muted">
          <Prose>{textOf(step.note)}</Prose>
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
  const textOf = useWorkflowText()
  const { request } = useTexts(docs)
  const missing = missingSteps(step, flow.run)
    .map(id => workflow.steps.findIndex(each => each.id === id) + 1)
    .sort((one, other) => one - other)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        aria-label={request.runNamed(t.runStep(number, textOf(step.summary)))}
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

interface StepHeadingProps {
  step: WorkflowStep<WorkflowText>
  number: number
  state: StepState | undefined
}

function StepHeading({ step, number, state }: StepHeadingProps) {
  const t = useTexts(flows)
  const textOf = useWorkflowText()
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-semibold text-brand tabular-nums"
        >
          {number}
        </span>
        <h4 className="me-auto font-semibold">{textOf(step.summary)}</h4>
        {hasPassed(state) ? <StatusBadge tone="success">{t.passed}</StatusBadge> : null}
        {hasFailed(state) ? <StatusBadge tone="danger">{t.failed}</StatusBadge> : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <p dir="ltr" className="text-sm wrap-anywhere text-muted rtl:text-end">
          <code>
            {step.method} {step.path}
          </code>
        </p>
        <Link
          to={referencePath(step.tag, step.operationId)}
          aria-label={t.referenceOf(textOf(step.summary))}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-brand hover:underline"
        >
          {t.reference}
        </Link>
      </div>
      {step.caller === 'customer' || step.caller === 'bank' ? (
        <p className="text-sm font-semibold text-warning">{t.acting[step.caller]}</p>
      ) : null}
    </div>
  )
}

interface StepOutcomeProps {
  step: WorkflowStep
  state: Exclude<StepState, { kind: 'running' }>
  workflow: Workflow
}

/** The response of a step and its outputs for the next steps. */
function StepOutcome({ step, state, workflow }: StepOutcomeProps) {
  const t = useTexts(flows)
  const { request } = useTexts(docs)
  if (state.kind === 'unreachable') return <Notice tone="danger">{request.noResponse}</Notice>
  const { response, outcome } = state
  return (
    <div className="grid grid-cols-1 gap-4">
      {/* An error response already says what failed. */}
      {outcome.kind === 'failed' && response.status < 400 ? (
        <Notice tone="danger" title={t.unmet}>
          <ul>
            {outcome.unmet.map(condition => (
              <li key={condition}>
                <Code>{condition}</Code>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <ResponseBlock response={response} />
      {outcome.kind === 'passed' ? <StepOutputs outputs={outcome.outputs} step={step} workflow={workflow} /> : null}
    </div>
  )
}

function StepOutputs({
  outputs,
  step,
  workflow,
}: {
  outputs: Record<string, Json>
  step: WorkflowStep
  workflow: Workflow
}) {
  const t = useTexts(flows)
  const entries = Object.entries(outputs)
  if (entries.length === 0) return null
  return (
    <div className="grid gap-2 rounded-md bg-brand-soft p-4 text-sm">
      <p className="font-semibold">{t.keeps}</p>
      <dl className="grid gap-2">
        {entries.map(([name, value]) => (
          <div key={name} className="grid gap-0.5">
            <dt className="text-muted">
              <bdi dir="ltr">{name}</bdi> <UsedBy numbers={usersOf(workflow, step, name)} />
            </dt>
            <dd dir="ltr" className="font-semibold wrap-anywhere rtl:text-end">
              {String(value)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function UsedBy({ numbers }: { numbers: number[] }) {
  const t = useTexts(flows)
  return numbers.length > 0 ? <span>{t.usedBy(numbers.length, numbers.join(', '))}</span> : null
}
