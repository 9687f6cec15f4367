import { type FormEvent, useReducer } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { LimitSet } from '#web/api/generated/plinkAPI.schemas.ts'
import { useMay } from '#web/api/use-may.ts'
import { BackLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { RoleNotice } from '#web/layouts/RoleNotice.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import type { PendingAction } from '#web/money/codes/pending-action.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { TransactionsIcon, WalletIcon } from '#web/ui/icons.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { RadioCards } from '#web/ui/inputs/RadioCards.tsx'
import { ActionDone, CloseLink } from '../actions/ActionDone.tsx'
import { ConfirmAction } from '../actions/ConfirmAction.tsx'
import { LimitForm } from './LimitForm.tsx'
import { LimitReview } from './LimitReview.tsx'
import { changeDraft, type DraftChange, type LimitDraft } from './limit-draft.ts'
import { draftIn, type LimitStep, limitStepIn } from './limit-step.ts'
import { limits } from './limits.messages.ts'
import { useLimitSubject } from './use-limit.ts'

/**
 * All screens from the kind of limit to the new limit. The history holds the current screen, and for a reload the draft. In between, the page keeps
 * the draft.
 */
export function LimitsPage() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [draft, change] = useReducer(changeDraft, state, draftIn)
  const mayChange = useMay('createWalletAction')
  const stepInHistory = limitStepIn(state, draft)
  // A person who may not change a limit sees the limits, whichever screen the history names.
  const step: LimitStep = mayChange || stepInHistory.screen === 'type' ? stepInHistory : { screen: 'form' }

  const arrival = (next: LimitStep): LimitStep & { draft: LimitDraft } => ({ ...next, draft })
  const goTo = (next: LimitStep, replace = false) => {
    // After a reload, a return to this screen finds the values typed on it.
    if (!replace) navigate(paths.limits, { replace: true, state: arrival(step) })
    navigate(paths.limits, { replace, state: arrival(next) })
  }
  switch (step.screen) {
    case 'type':
      return <ChooseScope draft={draft} change={change} onNext={() => goTo({ screen: 'form' })} />
    case 'form':
      return (
        <LimitForm
          draft={draft}
          change={change}
          isRefused={step.refused === draft.period}
          back={arrival({ screen: 'type' })}
          onConfirm={() => goTo({ screen: 'review', removes: false })}
          onRemove={() => goTo({ screen: 'review', removes: true })}
        />
      )
    case 'review':
      return (
        <LimitReview
          draft={draft}
          removes={step.removes}
          back={arrival({ screen: 'form' })}
          onCreated={(pending, { period, transactionType, limit }) =>
            goTo({ screen: 'code', pending, set: { period, transactionType, limit } })
          }
          onOutOfRange={() => goTo({ screen: 'form', refused: draft.period }, true)}
        />
      )
    case 'code':
      return (
        <LimitCode
          step={step}
          back={arrival({ screen: 'review', removes: step.set.limit === null })}
          onPending={pending => goTo({ ...step, pending }, true)}
          onDone={() => {
            change({ kind: 'finished' })
            goTo({ screen: 'done', set: step.set }, true)
          }}
        />
      )
    case 'done':
      return <LimitDone set={step.set} />
  }
}

function LimitDone({ set: { period, transactionType, limit } }: { set: LimitSet }) {
  const t = useTexts(limits)
  const { money } = useFormats()
  const subject = useLimitSubject()
  const { set, setOf, removedOf } = t.period[period]
  const text = () => {
    if (limit === null) return removedOf(subject(transactionType ?? ''))
    const amount = money(limit.amount)
    return transactionType ? setOf(subject(transactionType), amount) : set(amount)
  }
  return <ActionDone title={t.doneTitle} text={text()} to={paths.wallet} />
}

interface LimitCodeProps {
  step: Extract<LimitStep, { screen: 'code' }>
  /** The location state of the screen that the back arrow opens. */
  back: unknown
  onPending: (pending: PendingAction) => void
  onDone: () => void
}

/** Asks for the code of the limit that was confirmed, even if the form has changed since. */
function LimitCode({ step: { pending, set }, back, onPending, onDone }: LimitCodeProps) {
  const t = useTexts(limits)
  const { money } = useFormats()
  const subject = useLimitSubject()
  const { period, transactionType = '', limit } = set
  return (
    <ConfirmAction
      pending={pending}
      subject={
        limit === null
          ? t.subjectOfRemoval(t.period[period].tab, subject(transactionType))
          : t.subject(t.period[period].next, subject(transactionType), money(limit.amount))
      }
      back={{ to: paths.limits, state: back }}
      startAt={paths.limits}
      onPending={onPending}
      onDone={onDone}
    >
      <div>
        <CloseLink to={paths.wallet} />
      </div>
    </ConfirmAction>
  )
}

interface ChooseScopeProps {
  draft: LimitDraft
  change: (change: DraftChange) => void
  onNext: () => void
}

function ChooseScope({ draft, change, onNext }: ChooseScopeProps) {
  const t = useTexts(limits)
  const { next } = useTexts(common)
  const mayChange = useMay('createWalletAction')
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
        <p className="text-muted">{mayChange ? t.typeLead : t.typeLeadToSee}</p>
      </div>
      <RoleNotice operation="createWalletAction" />
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
