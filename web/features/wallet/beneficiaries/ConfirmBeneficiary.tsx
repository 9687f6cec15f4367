import { useErrorText } from '#web/api/error-text.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { beneficiaries } from '#web/messages/beneficiaries.ts'
import { paths } from '#web/paths.ts'
import { Iban } from '#web/ui/Iban.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { CodeScreen } from '../actions/CodeScreen.tsx'
import type { BeneficiaryStep, PayeeDraft, PendingBeneficiary } from './beneficiary-step.ts'
import { type ConfirmEvents, useConfirmBeneficiary } from './use-confirm-beneficiary.ts'

interface ConfirmBeneficiaryProps extends ConfirmEvents {
  draft: PayeeDraft
  pending: PendingBeneficiary
}

/** Takes the code of a new beneficiary. */
export function ConfirmBeneficiary({ draft, pending, ...events }: ConfirmBeneficiaryProps) {
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
