import { useReducer } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { ChooseScope } from './ChooseScope.tsx'
import { LimitCode } from './LimitCode.tsx'
import { LimitDone } from './LimitDone.tsx'
import { LimitForm } from './LimitForm.tsx'
import { LimitReview } from './LimitReview.tsx'
import { changeDraft, type LimitDraft } from './limit-draft.ts'
import { draftIn, type LimitStep, limitStepIn } from './limit-step.ts'

/** From the kind of limit to the new one. The history knows the screen, and for a reload the draft; in between the page keeps it. */
export function LimitsPage() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [draft, change] = useReducer(changeDraft, state, draftIn)
  const step = limitStepIn(state, draft)

  const arrival = (next: LimitStep): LimitStep & { draft: LimitDraft } => ({ ...next, draft })
  const goTo = (next: LimitStep, replace = false) => {
    // Whoever comes back to this screen after a reload finds what was typed on it.
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
          onConfirm={() => goTo({ screen: 'review' })}
        />
      )
    case 'review':
      return (
        <LimitReview
          draft={draft}
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
          back={arrival({ screen: 'review' })}
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
