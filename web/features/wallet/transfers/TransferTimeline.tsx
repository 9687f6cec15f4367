import type { Transfer, TransferStep } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/transfers.ts'
import { classNames } from '#web/ui/class-names.ts'

/** Each step of a transfer, the oldest first, with why and when. */
export function TransferTimeline({ transfer: { history } }: { transfer: Transfer }) {
  return (
    <ol className="grid gap-0">
      {history.map((step, index) => (
        <Step key={`${step.state} ${step.at}`} step={step} isLast={index === history.length - 1} />
      ))}
    </ol>
  )
}

function Step({ step: { state, cause, at }, isLast }: { step: TransferStep; isLast: boolean }) {
  const { states, causes, prepared } = useTexts(transfers)
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
          {causes[cause]} · <time dateTime={at}>{dateTime(at)}</time>
        </span>
      </span>
    </li>
  )
}
