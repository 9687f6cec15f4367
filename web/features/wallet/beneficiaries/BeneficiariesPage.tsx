import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { beneficiaryPath, paths } from '#web/paths.ts'
import { AddBeneficiary } from './AddBeneficiary.tsx'
import { BeneficiaryDetails } from './BeneficiaryDetails.tsx'
import { BeneficiaryList } from './BeneficiaryList.tsx'
import { type BeneficiaryStep, beneficiaryStepIn, EMPTY_DRAFT } from './beneficiary-step.ts'
import { ConfirmBeneficiary } from './ConfirmBeneficiary.tsx'

/** The beneficiaries, one of them, and the way to another one: its details, its code, and what has come of it. */
export function BeneficiariesPage() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const step = beneficiaryStepIn(useLocation().state)
  // Outlives going back and forth between the screens.
  const typed = useRef(EMPTY_DRAFT)
  const id = params.get('beneficiary')
  const goTo = (next: BeneficiaryStep, replace = false) => navigate(paths.beneficiaries, { replace, state: next })
  if (id)
    return (
      <BeneficiaryDetails
        key={id}
        beneficiaryId={id}
        onRemoved={() => goTo({ screen: 'list', isRemoved: true }, true)}
      />
    )
  switch (step.screen) {
    case 'list':
      return <BeneficiaryList isRemoved={step.isRemoved} onAdd={() => goTo({ screen: 'add', draft: typed.current })} />
    case 'add':
      return (
        <AddBeneficiary
          draft={step.draft}
          onDraft={draft => goTo({ screen: 'add', draft }, true)}
          onLeave={draft => {
            typed.current = draft
          }}
          onAdded={(draft, pending) => goTo({ screen: 'code', draft, pending })}
        />
      )
    case 'code':
      return (
        <ConfirmBeneficiary
          draft={step.draft}
          pending={step.pending}
          onPending={pending => goTo({ ...step, pending }, true)}
          onConfirmed={beneficiaryId => {
            typed.current = EMPTY_DRAFT
            navigate(beneficiaryPath(beneficiaryId), { replace: true, state: { isNew: true } })
          }}
        />
      )
  }
}
