import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/transfers.ts'
import { classNames } from './class-names.ts'
import type { TransferState } from './TransferStateBadge.tsx'

type TransferCause = keyof (typeof transfers)['en']['causes']

interface TransferStep {
  state: TransferState
  cause: TransferCause
  at: string
}

interface TransferTimelineProps {
  /** Each step, the oldest first. */
  history: readonly TransferStep[]
  /** Why a step was taken, as the reader is told. */
  causes: Record<TransferCause, string>
}

/** Each step of a transfer, with why and when. */
export function TransferTimeline({ history, causes }: TransferTimelineProps) {
  return (
    <ol className="grid gap-0">
      {history.map((step, index) => (
        <Step
          key={`${step.state} ${step.at}`}
          step={step}
          cause={causes[step.cause]}
          isLast={index === history.length - 1}
        />
      ))}
    </ol>
  )
}

function Step({ step: { state, at }, cause, isLast }: { step: TransferStep; cause: string; isLast: boolean }) {
  const { states, prepared } = useTexts(transfers)
  const { dateTime } = useFormats()
  return (
    <li aria-current={isLast ? 'step' : undefined} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      <span aria-hidden="true" className="grid grid-rows-[auto_1fr] justify-items-center">
        <span
          className={classNames('mt-1.5 size-3 rounded-full border-2 border-brand', isLast ? 'bg-brand' : 'bg-surface')}
        />
        {isLast ? null : <span className="w-px bg-line" />}
      </span>
      <span className={classNames('grid gap-0.5', !isLast && 'pb-5')}>
        <span className={isLast ? 'font-semibold' : undefined}>{state === 'draft' ? prepared : states[state]}</span>
        <span className="text-sm text-muted">
          {cause} · <time dateTime={at}>{dateTime(at)}</time>
        </span>
      </span>
    </li>
  )
}
