import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatNationalId, type NationalIdProblem, nationalIdProblem, nationalIdType } from '#domain/national-id.ts'
import { useFailureText, useReference } from '#web/api/error-text.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, useNumberForm } from '#web/form/use-plink-form.ts'
import { ButtonLink } from '#web/layouts/links.tsx'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { typedDigits } from '#web/lib/typed-digits.ts'
import { common } from '#web/messages/common.ts'
import { errorCodes } from '#web/messages/error-codes.ts'
import { verification } from '#web/messages/sign-up/verification.ts'
import { paths } from '#web/paths.ts'
import { AlreadyRegisteredHelp } from '#web/sign-up/AlreadyRegistered.tsx'
import { resetOnboarding, useOnboarding } from '#web/sign-up/onboarding-state.ts'
import { SignUpStep } from '#web/sign-up/SignUpStep.tsx'
import { useKeepTyped } from '#web/sign-up/use-keep-typed.ts'
import { SupportContact } from '#web/support/SupportContact.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { CheckCircleIcon } from '#web/ui/icons.tsx'
import type { Control } from '#web/ui/inputs/control.ts'
import { FormattedInput } from '#web/ui/inputs/FormattedInput.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { FormProblem, IdModal, IdRefusal } from './outcome.ts'
import { useLocalScreening } from './use-local-screening.ts'

export function IdPage() {
  const t = useTexts(verification)
  const { phone } = useOnboarding().data
  return (
    <SignUpStep step="id" title={t.idTitle} lead={<IdLead />}>
      {phone ? <IdForm phone={phone} /> : <PhoneMissing />}
    </SignUpStep>
  )
}

function IdForm({ phone }: { phone: string }) {
  const t = useTexts(verification)
  const { typed } = useOnboarding().data
  const { check, error } = useLocalScreening()
  const [modal, setModal] = useState<IdModal | null>(null)
  const form = useNumberForm({ defaultValues: { idNumber: typed?.idNumber ?? '' } })
  useKeepTyped({ idNumber: form.watch('idNumber') })

  const submit = async ({ idNumber }: { idNumber: string }) => {
    const outcome = await check(idNumber, phone)
    if (outcome?.at === 'modal') setModal(outcome.modal)
    if (outcome?.at === 'field') showRefusal(form, { fields: { idNumber: outcome.problem } })
    if (outcome?.at === 'form') showRefusal(form, { form: outcome.problem })
  }
  const problem = form.formState.errors.idNumber?.message
  return (
    <>
      <Form form={form} problems={useIdProblems(error)} onSubmit={submit}>
        <FormField form={form} name="idNumber" label={t.idLabel} help={t.idHelp} check={nationalIdProblem}>
          {control => <IdInput {...control} />}
        </FormField>
        <div>
          <SubmitButton form={form} busy={t.checkingId}>
            {useTexts(common).next}
          </SubmitButton>
        </div>
      </Form>
      {problem === 'hit' ? <SupportContact /> : null}
      {problem === 'duplicate' ? <AlreadyRegisteredHelp identifier={form.watch('idNumber')} /> : null}
      <IdDialog modal={modal} onClose={() => setModal(null)} />
    </>
  )
}

function PhoneMissing() {
  const t = useTexts(verification)
  const navigate = useNavigate()
  const restart = () => {
    resetOnboarding()
    navigate(paths.businessType, { replace: true })
  }
  return (
    <Notice tone="danger" alert title={t.phoneMissing}>
      <div className="pt-2">
        <Button variant="secondary" onClick={restart}>
          {t.restart}
        </Button>
      </div>
    </Notice>
  )
}

function useIdProblems(error: unknown) {
  const t = useTexts(verification)
  const failureText = useFailureText()
  const withReference = useReference()
  const { code } = useTexts(errorCodes)
  const idNumber: Record<NationalIdProblem | IdRefusal, string> = { ...t.idProblems, duplicate: code.ID_DUPLICATE }
  const root: Record<FormProblem, string> = {
    failed: withReference(t.idFailed, error),
    failed_because: failureText(t.idFailed, error),
  }
  return { idNumber, root }
}

/** The task of the page, with the name of the company from the registry. */
function IdLead() {
  const t = useTexts(verification)
  const nameOf = useName()
  const { companyName, companyNameArabic } = useOnboarding().data
  return (
    <>
      <p>{t.idLead}</p>
      {companyName ? (
        <p className="mt-4 flex items-start gap-3">
          <CheckCircleIcon className="size-6 shrink-0 text-success" />
          <span className="grid">
            <bdi className="font-semibold text-ink">{nameOf(companyName, companyNameArabic)}</bdi>
            <span className="text-sm">{t.idCompany}</span>
          </span>
        </p>
      ) : null}
    </>
  )
}

/** Shows the type of ID, which the first digit determines. */
function IdInput(control: Control<string>) {
  const t = useTexts(verification)
  const type = nationalIdType(control.value)
  return (
    <div className="@container relative grid">
      <FormattedInput {...control} parse={typedDigits} format={formatNationalId} />
      {/* The type is inside the box if both fit, and below it if the letters are large. */}
      <p
        role="status"
        className="pointer-events-none flex items-center @max-[17rem]:not-empty:pt-2 @min-[17rem]:absolute @min-[17rem]:inset-y-0 @min-[17rem]:end-2.5"
      >
        {type === 'unknown' ? null : (
          <span className="rounded-full bg-brand-soft px-3 py-1 text-sm font-semibold text-brand">
            {t.idBadges[type]}
          </span>
        )}
      </p>
    </div>
  )
}

function IdDialog({ modal, onClose }: { modal: IdModal | null; onClose: () => void }) {
  const t = useTexts(verification)
  const isMismatch = modal === 'mismatch'
  return (
    <Dialog
      open={modal !== null}
      onClose={onClose}
      title={isMismatch ? t.mismatchTitle : t.idModalTitle}
      description={isMismatch ? t.mismatchText : t.idModalText}
      actions={
        <>
          <Button onClick={onClose}>{useTexts(common).close}</Button>
          {isMismatch ? (
            <ButtonLink to={paths.phone} variant="secondary">
              {t.changePhone}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {isMismatch ? <SupportContact /> : null}
    </Dialog>
  )
}
