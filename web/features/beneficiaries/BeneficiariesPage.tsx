import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { beneficiaries } from '#web/messages/payments/beneficiaries.ts'
import { CodeScreen } from '#web/money/codes/CodeScreen.tsx'
import { Iban } from '#web/money/Iban.tsx'
import { beneficiaryPath, paths } from '#web/paths.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { AddBeneficiary } from './AddBeneficiary.tsx'
import { BeneficiaryDetails } from './BeneficiaryDetails.tsx'
import { BeneficiaryList } from './BeneficiaryList.tsx'
import {
  type BeneficiaryStep,
  beneficiaryStepIn,
  EMPTY_DRAFT,
  type PayeeDraft,
  type PendingBeneficiary,
} from './beneficiary-step.ts'
import { type ConfirmEvents, useConfirmBeneficiary } from './use-confirm-beneficiary.ts'

/** The list of beneficiaries, the details of one, and the screens that add one: its details, the code and the result. */
export function BeneficiariesPage() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const step = beneficiaryStepIn(useLocation().state)
  // The typed values survive navigation between the screens.
  const draftRef = useRef(EMPTY_DRAFT)
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
      return (
        <BeneficiaryList isRemoved={step.isRemoved} onAdd={() => goTo({ screen: 'add', draft: draftRef.current })} />
      )
    case 'add':
      return (
        <AddBeneficiary
          draft={step.draft}
          onDraft={draft => goTo({ screen: 'add', draft }, true)}
          onLeave={draft => {
            draftRef.current = draft
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
            draftRef.current = EMPTY_DRAFT
            navigate(beneficiaryPath(beneficiaryId), { replace: true, state: { isNew: true } })
          }}
        />
      )
  }
}

interface ConfirmBeneficiaryProps extends ConfirmEvents {
  draft: PayeeDraft
  pending: PendingBeneficiary
}

/** Asks for the code of a new beneficiary. */
function ConfirmBeneficiary({ draft, pending, ...events }: ConfirmBeneficiaryProps) {
  const { change, startAgain } = useTexts(beneficiaries)
  const errorText = useErrorText()
  const code = useConfirmBeneficiary(pending, events)
  const toForm = { to: paths.beneficiaries, state: { screen: 'add', draft } satisfies BeneficiaryStep }
  return (
    <CodeScreen
      sent={pending}
      code={code}
      subject={
        <span className="grid">
          <bdi>{draft.name}</bdi>
          <span className="font-normal">
            <Iban iban={draft.iban} />
          </span>
        </span>
      }
      back={toForm}
      over={
        code.over ? (
          <Notice tone="warning" alert title={errorText(code.over)}>
            <TextLink {...toForm}>{startAgain}</TextLink>
          </Notice>
        ) : null
      }
    >
      <div>
        <TextLink {...toForm}>{change}</TextLink>
      </div>
    </CodeScreen>
  )
}
