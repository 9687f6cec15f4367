import type { Json, Workflow, WorkflowStep } from '#arazzo/workflow.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { docs } from '#web/messages/docs.ts'
import { flows } from '#web/messages/flows.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Code } from '../Prose.tsx'
import { AnswerBlock } from '../request/AnswerBlock.tsx'
import type { StepState } from './flow-state.ts'
import { usersOf } from './sequence.ts'

interface StepOutcomeProps {
  step: WorkflowStep
  state: Exclude<StepState, { kind: 'running' }>
  workflow: Workflow
}

/** What came of a step, and what the next ones get of it. */
export function StepOutcome({ step, state, workflow }: StepOutcomeProps) {
  const t = useTexts(flows)
  const { request } = useTexts(docs)
  if (state.kind === 'unreachable') return <Notice tone="danger">{request.noAnswer}</Notice>
  const { answer, outcome } = state
  return (
    <div className="grid grid-cols-1 gap-4">
      {/* A refusal explains itself. */}
      {outcome.kind === 'failed' && answer.status < 400 ? (
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
      <AnswerBlock answer={answer} />
      {outcome.kind === 'passed' ? <Kept outputs={outcome.outputs} step={step} workflow={workflow} /> : null}
    </div>
  )
}

function Kept({ outputs, step, workflow }: { outputs: Record<string, Json>; step: WorkflowStep; workflow: Workflow }) {
  const t = useTexts(flows)
  const kept = Object.entries(outputs)
  if (kept.length === 0) return null
  return (
    <div className="grid gap-2 rounded-md bg-brand-soft p-4 text-sm">
      <p className="font-semibold">{t.keeps}</p>
      <dl className="grid gap-2">
        {kept.map(([name, value]) => (
          <div key={name} className="grid gap-0.5">
            <dt className="text-muted">
              <bdi dir="ltr">{name}</bdi> <Users numbers={usersOf(workflow, step, name)} />
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

function Users({ numbers }: { numbers: number[] }) {
  const t = useTexts(flows)
  return numbers.length > 0 ? <span>{t.usedBy(numbers.length, numbers.join(', '))}</span> : null
}
