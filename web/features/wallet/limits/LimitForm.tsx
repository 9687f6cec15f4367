import { useState } from 'react'
import { TRANSACTION_TYPE_LABELS } from '#domain/money/transaction-labels.ts'
import type { LimitedType } from '#web/api/generated/plinkAPI.schemas.ts'
import { BackLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { paths } from '#web/paths.ts'
import { Combobox } from '#web/ui/inputs/Combobox.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { LimitPanel } from './LimitPanel.tsx'
import type { DraftChange, LimitDraft } from './limit-draft.ts'
import { isLimitedType } from './limit-step.ts'
import { limits } from './limits.messages.ts'

interface LimitFormProps {
  draft: LimitDraft
  change: (change: DraftChange) => void
  /** Whether the server refused the typed amount. */
  isRefused: boolean
  /** The location state of the screen that the back arrow opens. */
  back: unknown
  onConfirm: () => void
  /** The limit of a type is to be taken away. */
  onRemove: () => void
}

export function LimitForm({ draft, change, isRefused, back, onConfirm, onRemove }: LimitFormProps) {
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
          onValueChange={type => change({ kind: 'type', transactionType: type })}
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
          onRemove={onRemove}
        />
      </Tabs>
    </div>
  )
}

interface TypeFieldProps {
  value: LimitedType | ''
  onValueChange: (type: LimitedType) => void
  isMissing: boolean
}

/** The types that can have a limit. They can be searched by their name in either language. */
function TypeField({ value, onValueChange, isMissing }: TypeFieldProps) {
  const t = useTexts(limits)
  const { locale } = useLocale()
  // The types are known without the server, so that a search works before the limits have loaded.
  const options = Object.keys(TRANSACTION_TYPE_LABELS.en)
    .filter(isLimitedType)
    .map(type => ({
      value: type,
      label: TRANSACTION_TYPE_LABELS[locale][type],
      alsoFoundBy: TRANSACTION_TYPE_LABELS[locale === 'en' ? 'ar' : 'en'][type],
    }))
  return (
    <Field id={TYPE_FIELD_ID} label={t.typeLabel} error={isMissing ? t.typeMissing : undefined} announced>
      {wiring => (
        <Combobox
          {...wiring}
          options={options}
          value={value}
          onValueChange={type => isLimitedType(type) && onValueChange(type)}
          placeholder={t.typePlaceholder}
          showLabel={t.typeShow}
          noneText={t.typeNone}
        />
      )}
    </Field>
  )
}

const TYPE_FIELD_ID = 'transaction-type'
