import type { FormEvent } from 'react'
import { BackLink } from '#web/layouts/BackLink.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { limits } from '#web/messages/limits.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TransactionsIcon, WalletIcon } from '#web/ui/icons.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { CloseLink } from '../actions/CloseLink.tsx'
import type { DraftChange, LimitDraft } from './limit-draft.ts'

interface ChooseScopeProps {
  draft: LimitDraft
  change: (change: DraftChange) => void
  onNext: () => void
}

export function ChooseScope({ draft, change, onNext }: ChooseScopeProps) {
  const t = useTexts(limits)
  const { next } = useTexts(common)
  const { overall, specific } = t.scope
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onNext()
  }
  return (
    <div className="grid max-w-lg grid-cols-1 gap-6">
      <BackLink to={paths.wallet} />
      <div className="grid gap-2">
        <PageHeading title={t.title} />
        <p className="text-muted">{t.typeLead}</p>
      </div>
      <form className="grid gap-6" onSubmit={submit}>
        <Field id="scope" label={t.scopeLabel} group>
          {wiring => (
            <RadioCards
              {...wiring}
              value={draft.scope}
              onValueChange={scope => change({ kind: 'scope', scope })}
              cards={[
                { value: 'overall', title: overall.title, description: overall.text, icon: <WalletIcon /> },
                { value: 'specific', title: specific.title, description: specific.text, icon: <TransactionsIcon /> },
              ]}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{next}</Button>
          <CloseLink to={paths.wallet} />
        </div>
      </form>
    </div>
  )
}
