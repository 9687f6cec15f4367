import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useGetBeneficiary } from '#web/api/generated/beneficiaries.ts'
import type { Beneficiary, BeneficiaryCause, BeneficiaryState } from '#web/api/generated/plinkAPI.schemas.ts'
import { CopyButton } from '#web/copy/CopyButton.tsx'
import { ActionError, LoadError } from '#web/layouts/errors.tsx'
import { BackLink, ButtonLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { stateField } from '#web/lib/navigation-state.ts'
import { common } from '#web/messages/common.ts'
import { beneficiaries } from '#web/messages/payments/beneficiaries.ts'
import { BeneficiaryBadge } from '#web/money/BeneficiaryBadge.tsx'
import { Iban } from '#web/money/Iban.tsx'
import { useStepText } from '#web/money/use-step-text.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Notice, type NoticeTone } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Timeline } from '#web/ui/Timeline.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import type { BeneficiaryStep } from './beneficiary-step.ts'
import { useRemoveBeneficiary } from './use-remove-beneficiary.ts'

interface BeneficiaryDetailsProps {
  beneficiaryId: string
  onRemoved: () => void
}

export function BeneficiaryDetails({ beneficiaryId, onRemoved }: BeneficiaryDetailsProps) {
  const t = useTexts(beneficiaries)
  const { data, error, refetch } = useGetBeneficiary(beneficiaryId)
  return (
    <>
      <BackLink to={paths.beneficiaries} />
      {data ? (
        <Loaded beneficiary={data} onRemoved={onRemoved} />
      ) : (
        <>
          <PageHeading title={t.title} />
          {error ? <LoadError error={error} onTryAgain={refetch} /> : <DetailsSkeleton />}
        </>
      )}
    </>
  )
}

function Loaded({ beneficiary, onRemoved }: { beneficiary: Beneficiary; onRemoved: () => void }) {
  const t = useTexts(beneficiaries)
  const { name, nickname, state } = beneficiary
  const [isRemoving, setRemoving] = useState(false)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageHeading title={nickname ?? name}>
          <bdi>{nickname ?? name}</bdi>
        </PageHeading>
        <BeneficiaryBadge state={state} />
      </div>
      <StateNotice beneficiary={beneficiary} />
      <Facts beneficiary={beneficiary} />
      <div className="flex flex-wrap gap-3">
        <IfAllowed operation="removeBeneficiary">
          {state === 'active' || state === 'cooling_off' ? <SendLink beneficiary={beneficiary} /> : null}
          {state === 'mismatch' ? <AddAgain beneficiary={beneficiary} /> : null}
          {state === 'removed' || state === 'suspended' ? null : (
            <Button variant="secondary" onClick={() => setRemoving(true)}>
              {t.remove}
            </Button>
          )}
        </IfAllowed>
      </div>
      <History steps={beneficiary.history} />
      <RemoveBeneficiaryDialog
        beneficiary={beneficiary}
        open={isRemoving}
        onClose={() => setRemoving(false)}
        onRemoved={onRemoved}
      />
    </>
  )
}

/** A link to the amount of a transfer to this beneficiary. */
function SendLink({ beneficiary: { beneficiaryId: id, name, iban } }: { beneficiary: Beneficiary }) {
  const form = { payee: { kind: 'beneficiary', id, name, iban } }
  return (
    <ButtonLink to={paths.transfer} state={{ screen: 'amount', form }}>
      {useTexts(beneficiaries).send}
    </ButtonLink>
  )
}

function AddAgain({ beneficiary: { name, nickname = '' } }: { beneficiary: Beneficiary }) {
  const draft = { iban: '', name, identifier: '', nickname }
  return (
    <ButtonLink to={paths.beneficiaries} state={{ screen: 'add', draft } satisfies BeneficiaryStep}>
      {useTexts(beneficiaries).addAgain}
    </ButtonLink>
  )
}

const TONES: Record<BeneficiaryState, NoticeTone> = {
  unconfirmed: 'info',
  checking: 'info',
  mismatch: 'danger',
  cooling_off: 'info',
  active: 'success',
  suspended: 'danger',
  removed: 'info',
}

/** Explains the state. Of an active beneficiary, says only what its owner should know. */
function StateNotice({ beneficiary: { state, payeeCheck, coolingOff } }: { beneficiary: Beneficiary }) {
  const t = useTexts(beneficiaries)
  const { money, dateTime } = useFormats()
  const isNew = stateField(useLocation().state, 'isNew') === true
  const isUsable = state === 'active' || state === 'cooling_off'
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {state !== 'active' || isNew ? (
        <Notice tone={TONES[state]} title={isNew && isUsable ? t.addedTitle : undefined}>
          <p>{t.meanings[state]}</p>
          {coolingOff ? <p>{t.coolingOff(money(coolingOff.cap.amount), dateTime(coolingOff.endsAt))}</p> : null}
        </Notice>
      ) : null}
      {isUsable && payeeCheck === 'not_checked' ? <Notice tone="warning">{t.notChecked}</Notice> : null}
    </div>
  )
}

function Facts({ beneficiary }: { beneficiary: Beneficiary }) {
  const t = useTexts(beneficiaries)
  const nameOf = useName()
  const { name, nickname, iban, bankCode, bankName, bankNameArabic, identifierLastDigits } = beneficiary
  return (
    <dl className="divide-y divide-line rounded-lg border border-line bg-surface">
      {nickname ? (
        <Fact name={t.name}>
          <bdi>{name}</bdi>
        </Fact>
      ) : null}
      <Fact name={t.iban}>
        <span className="flex items-center gap-x-2">
          <Iban iban={iban} />
          <CopyButton value={iban} />
        </span>
      </Fact>
      <Fact name={t.bank}>{bankName ? nameOf(bankName, bankNameArabic) : t.unknownBank(bankCode)}</Fact>
      {identifierLastDigits ? <Fact name={t.identifier}>{t.identifierEnd(identifierLastDigits)}</Fact> : null}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 px-4 py-3 sm:px-5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

/** The history of the beneficiary, including the states of our checks. */
function History({ steps }: { steps: Beneficiary['history'] }) {
  const t = useTexts(beneficiaries)
  const stepText = useStepText<BeneficiaryCause>(t.causes)
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold">{t.history}</h2>
      <Timeline steps={steps.map(step => ({ title: stepText(step), at: step.at }))} />
    </section>
  )
}

function DetailsSkeleton() {
  return (
    <div role="status" className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
    </div>
  )
}

interface RemoveBeneficiaryDialogProps {
  beneficiary: Beneficiary
  open: boolean
  onClose: () => void
  onRemoved: () => void
}

/** Explains the removal and asks for a confirmation. */
function RemoveBeneficiaryDialog({ beneficiary, open, onClose, onRemoved }: RemoveBeneficiaryDialogProps) {
  const t = useTexts(beneficiaries)
  const { beneficiaryId, name, nickname } = beneficiary
  const { mutate, isPending, error } = useRemoveBeneficiary(onRemoved)
  return (
    <Dialog
      open={open}
      onClose={isPending ? undefined : onClose}
      title={t.removeTitle(nickname ?? name)}
      description={<p>{t.removeText}</p>}
      actions={
        <>
          <Button variant="danger" busy={isPending && t.removing} onClick={() => mutate({ beneficiaryId })}>
            {t.remove}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t.keep}
          </Button>
        </>
      }
    >
      <ActionError error={error} />
    </Dialog>
  )
}
