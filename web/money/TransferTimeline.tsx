import { useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/payments/transfers.ts'
import { Timeline } from '#web/ui/Timeline.tsx'
import type { TransferState } from './TransferStateBadge.tsx'

type TransferCause = keyof (typeof transfers)['en']['causes']

interface TransferStep {
  state: TransferState
  cause: TransferCause
  at: string
}

interface TransferTimelineProps {
  /** The steps, oldest first. */
  history: readonly TransferStep[]
  /** The cause of each step, in words for the reader. */
  causes: Record<TransferCause, string>
}

export function TransferTimeline({ history, causes }: TransferTimelineProps) {
  const { states, prepared } = useTexts(transfers)
  return (
    <Timeline
      steps={history.map(({ state, cause, at }) => ({
        title: state === 'draft' ? prepared : states[state],
        cause: causes[cause],
        at,
      }))}
    />
  )
}
