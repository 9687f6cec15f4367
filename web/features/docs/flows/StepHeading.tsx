import type { WorkflowStep } from '#arazzo/workflow.ts'
import type { WorkflowText } from '#web/api/generated/workflows.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { flows } from '#web/messages/flows.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { hasFailed, hasPassed, type StepState } from './flow-state.ts'
import { useSaid } from './use-said.ts'

interface StepHeadingProps {
  step: WorkflowStep<WorkflowText>
  number: number
  state: StepState | undefined
}

export function StepHeading({ step, number, state }: StepHeadingProps) {
  const t = useTexts(flows)
  const said = useSaid()
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-semibold text-brand tabular-nums"
        >
          {number}
        </span>
        <h4 className="me-auto font-semibold">{said(step.summary)}</h4>
        {hasPassed(state) ? <StatusBadge tone="success">{t.passed}</StatusBadge> : null}
        {hasFailed(state) ? <StatusBadge tone="danger">{t.failed}</StatusBadge> : null}
      </div>
      <p dir="ltr" className="text-sm wrap-anywhere text-muted rtl:text-end">
        <code>
          {step.method} {step.path}
        </code>
      </p>
      {step.caller === 'customer' ? <p className="text-sm font-semibold text-warning">{t.byCustomer}</p> : null}
    </div>
  )
}
