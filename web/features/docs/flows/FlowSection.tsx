import type { Workflow } from '#arazzo/workflow.ts'
import type { WorkflowText } from '#web/api/generated/workflows.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { isSandbox } from '#web/lib/mode.ts'
import { docs } from '#web/messages/docs.ts'
import { flows } from '#web/messages/flows.ts'
import { Button } from '#web/ui/Button.tsx'
import { FlowInputs } from './FlowInputs.tsx'
import { FlowProgress } from './FlowProgress.tsx'
import { FlowScripts } from './FlowScripts.tsx'
import { SequenceDiagram } from './SequenceDiagram.tsx'
import { StepCard } from './StepCard.tsx'
import { useFlow } from './use-flow.ts'
import { useSaid } from './use-said.ts'

interface FlowSectionProps {
  /** Of the section: what stands in it is named after it. */
  id: string
  workflow: Workflow<WorkflowText>
}

export function FlowSection({ id, workflow }: FlowSectionProps) {
  const t = useTexts(flows)
  const said = useSaid()
  const { request } = useTexts(docs)
  const flow = useFlow(workflow)
  return (
    <div className="grid grid-cols-1 gap-8">
      <p>{said(workflow.description)}</p>
      <SequenceDiagram workflow={workflow} />
      <FlowScripts workflow={workflow} />
      <h3 className="text-base font-semibold">{t.steps}</h3>
      <FlowInputs id={id} workflow={workflow} flow={flow} />
      {isSandbox() ? (
        <div className="flex flex-wrap items-center gap-4">
          <Button
            aria-label={t.runAllOf(said(workflow.summary))}
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
