import type { Workflow } from '#arazzo/workflow.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { flows } from '#web/messages/flows.ts'
import { CheckCircleIcon } from '#web/ui/icons.tsx'
import { hasFailed, hasPassed } from './flow-state.ts'
import type { Flow } from './use-flow.ts'

/** How far the run has come, spoken as it ends. */
export function FlowProgress({ workflow: { steps }, flow }: { workflow: Workflow; flow: Flow }) {
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
