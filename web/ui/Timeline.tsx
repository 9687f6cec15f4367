import { useFormats } from '#web/lib/format.ts'
import { classNames } from './class-names.ts'

export interface TimelineStep {
  title: string
  /** The cause of the step, unless the title says it. */
  cause?: string
  at: string
}

/** The steps of a state with their causes and times, oldest first. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="grid gap-0">
      {steps.map((step, index) => (
        <Step key={`${step.title} ${step.at}`} step={step} isLast={index === steps.length - 1} />
      ))}
    </ol>
  )
}

function Step({ step: { title, cause, at }, isLast }: { step: TimelineStep; isLast: boolean }) {
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
        <span className={isLast ? 'font-semibold' : undefined}>{title}</span>
        <span className="text-sm text-muted">
          {cause === undefined ? null : <span>{`${cause} · `}</span>}
          <time dateTime={at} className="whitespace-nowrap">
            {dateTime(at)}
          </time>
        </span>
      </span>
    </li>
  )
}
