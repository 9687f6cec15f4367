import type { TransferCause, TransferStep } from '#web/api/generated/plinkAPI.schemas.ts'
import { useTexts } from '#web/lib/locale.tsx'
import type { OtherCause } from '#web/messages/payments/people-of-steps.ts'
import { transfers } from '#web/messages/payments/transfers.ts'
import { Timeline } from '#web/ui/Timeline.tsx'
import { useStepText } from './use-step-text.ts'

interface TransferTimelineProps {
  /** The steps, oldest first. */
  history: readonly TransferStep[]
  /** The causes that name nobody, in words for the reader. */
  causes: Record<OtherCause<TransferCause>, string>
}

export function TransferTimeline({ history, causes }: TransferTimelineProps) {
  const { states, prepared } = useTexts(transfers)
  const stepText = useStepText<TransferCause>(causes)
  return (
    <Timeline
      steps={history.map(step => ({
        title: step.state === 'draft' ? prepared : states[step.state],
        cause: stepText(step),
        at: step.at,
      }))}
    />
  )
}
