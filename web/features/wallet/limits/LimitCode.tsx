import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { limits } from '#web/messages/limits.ts'
import { paths } from '#web/paths.ts'
import { ConfirmAction } from '../actions/ConfirmAction.tsx'
import type { PendingAction } from '../actions/pending-action.ts'
import type { LimitStep } from './limit-step.ts'
import { useLimitSubject } from './use-limit-subject.ts'

interface LimitCodeProps {
  step: Extract<LimitStep, { screen: 'code' }>
  /** For the screen that the back arrow leads to. */
  back: unknown
  onPending: (pending: PendingAction) => void
  onDone: () => void
}

/** The code for the limit that was confirmed, whatever is typed in the form since. */
export function LimitCode({ step: { pending, set }, back, onPending, onDone }: LimitCodeProps) {
  const t = useTexts(limits)
  const { money } = useFormats()
  const subject = useLimitSubject()
  const { period, transactionType = '', limit } = set
  return (
    <ConfirmAction
      pending={pending}
      subject={t.subject(t.period[period].next, subject(transactionType), money(limit.amount))}
      back={{ to: paths.limits, state: back }}
      startAt={paths.limits}
      onPending={onPending}
      onDone={onDone}
    />
  )
}
