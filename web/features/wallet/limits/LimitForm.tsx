import { useState } from 'react'
import { BackLink } from '#web/layouts/BackLink.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { limits } from '#web/messages/limits.ts'
import { paths } from '#web/paths.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import { LimitPanel } from './LimitPanel.tsx'
import type { DraftChange, LimitDraft } from './limit-draft.ts'
import { TYPE_FIELD_ID, TypeField } from './TypeField.tsx'

interface LimitFormProps {
  draft: LimitDraft
  change: (change: DraftChange) => void
  /** The server did not take the amount that stands here. */
  isRefused: boolean
  /** For the screen that the back arrow leads to. */
  back: unknown
  onConfirm: () => void
}

export function LimitForm({ draft, change, isRefused, back, onConfirm }: LimitFormProps) {
  const t = useTexts(limits)
  const [isTypeMissing, setTypeMissing] = useState(false)
  const { scope, transactionType, period } = draft
  const askForType = () => {
    setTypeMissing(true)
    document.getElementById(TYPE_FIELD_ID)?.focus()
  }
  return (
    <div className="grid max-w-lg grid-cols-1 gap-6">
      <BackLink to={paths.limits} state={back} />
      <PageHeading title={t.scope[scope].title} />
      {scope === 'specific' ? (
        <TypeField
          value={transactionType}
          onValueChange={chosen => change({ kind: 'type', transactionType: chosen })}
          isMissing={isTypeMissing && transactionType === ''}
        />
      ) : null}
      <Tabs
        id="period"
        label={t.periods}
        tabs={[
          { value: 'daily', label: t.period.daily.tab },
          { value: 'monthly', label: t.period.monthly.tab },
        ]}
        value={period}
        onValueChange={open => change({ kind: 'period', period: open })}
      >
        <LimitPanel
          key={period}
          draft={draft}
          change={change}
          isRefused={isRefused}
          onTypeMissing={askForType}
          onConfirm={onConfirm}
        />
      </Tabs>
    </div>
  )
}
