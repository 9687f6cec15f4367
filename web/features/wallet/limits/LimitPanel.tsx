import type { FormEvent } from 'react'
import { useErrorText } from '#web/api/error-text.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { limits } from '#web/messages/limits.ts'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { AmountForm } from './AmountForm.tsx'
import { LimitButtons } from './LimitButtons.tsx'
import { LimitUsage } from './LimitUsage.tsx'
import { LimitUsageSkeleton } from './LimitUsageSkeleton.tsx'
import type { DraftChange, LimitDraft } from './limit-draft.ts'
import { isOutgoing } from './outgoing-types.ts'
import { useLimit } from './use-limit.ts'

interface LimitPanelProps {
  draft: LimitDraft
  change: (change: DraftChange) => void
  isRefused: boolean
  onTypeMissing: () => void
  onConfirm: () => void
}

/** The limit of one period as it is, and the one that it should be. */
export function LimitPanel({ draft, change, isRefused, onTypeMissing, onConfirm }: LimitPanelProps) {
  const t = useTexts(limits)
  const errorText = useErrorText()
  const { overall, limit, error, refetch } = useLimit(draft)
  const { scope, transactionType, period } = draft
  const refuse = (event: FormEvent) => {
    event.preventDefault()
    onTypeMissing()
  }
  if (error) return <LoadFailed text={errorText(error)} onTryAgain={refetch} />
  if (scope === 'specific' && transactionType === '') {
    return (
      <form className="grid gap-6" onSubmit={refuse}>
        <p className="text-muted">{t.typeFirst}</p>
        <LimitButtons />
      </form>
    )
  }
  if (!limit) return <LimitUsageSkeleton />
  const applies = transactionType === '' || scope === 'overall' || isOutgoing(transactionType) ? overall : undefined
  return (
    <>
      <LimitUsage period={period} limit={limit} overall={applies} />
      <AmountForm
        period={period}
        range={limit.range}
        text={draft[period]}
        onText={text => change({ kind: 'amount', text })}
        isRefused={isRefused}
        onConfirm={onConfirm}
      />
    </>
  )
}
