import { useState } from 'react'
import { type CrProblem, crNumberProblem, formatCrNumber } from '#domain/cr-number.ts'
import { loginIdentifierKind } from '#domain/login-identifier.ts'
import { useFailureText, useReference } from '#web/api/error-text.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, useNumberForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { typedDigits } from '#web/lib/typed-digits.ts'
import { common } from '#web/messages/common.ts'
import { errorCodes } from '#web/messages/error-codes.ts'
import { verification } from '#web/messages/sign-up/verification.ts'
import { AlreadyRegisteredHelp } from '#web/sign-up/AlreadyRegistered.tsx'
import { getOnboarding, useOnboarding } from '#web/sign-up/onboarding-state.ts'
import { SignUpStep } from '#web/sign-up/SignUpStep.tsx'
import { useKeepTyped } from '#web/sign-up/use-keep-typed.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { FormattedInput } from '#web/ui/inputs/FormattedInput.tsx'
import type { CrModal, CrRefusal, FormProblem } from './outcome.ts'
import { useValidateCr } from './use-validate-cr.ts'

export function CrPage() {
  const t = useTexts(verification)
  const { businessType } = useOnboarding().data
  const { check, error } = useValidateCr()
  const problems = useCrProblems(error)
  const [modal, setModal] = useState<CrModal | null>(null)
  const form = useNumberForm({ defaultValues: { crNumber: getOnboarding().data.typed?.crNumber ?? '' } })
  useKeepTyped({ crNumber: form.watch('crNumber') })

  const submit = async ({ crNumber }: { crNumber: string }) => {
    const outcome = await check(crNumber)
    if (outcome?.at === 'modal') setModal(outcome.modal)
    if (outcome?.at === 'field') showRefusal(form, { fields: { crNumber: outcome.problem } })
    if (outcome?.at === 'form') showRefusal(form, { form: outcome.problem })
  }
  return (
    <SignUpStep step="cr" title={t.crTitle} lead={businessType === 'freelancer' ? t.crLeadFreelancer : t.crLead}>
      <Form form={form} problems={problems} onSubmit={submit}>
        <FormField form={form} name="crNumber" label={t.crLabel} help={t.crHelp} check={crNumberProblem}>
          {control => <FormattedInput {...control} parse={typedDigits} format={formatCrNumber} />}
        </FormField>
        <div>
          <SubmitButton form={form} busy={t.checkingCr}>
            {useTexts(common).next}
          </SubmitButton>
        </div>
      </Form>
      {form.formState.errors.crNumber?.message === 'duplicate' ? (
        <AlreadyRegisteredHelp identifier={signInNumber(form.watch('crNumber'))} />
      ) : null}
      <CrFailedDialog modal={modal} onClose={() => setModal(null)} />
    </SignUpStep>
  )
}

/** A unified number can also be used to sign in. Other CR numbers cannot. */
function signInNumber(crNumber: string): string | undefined {
  return loginIdentifierKind(crNumber).kind === 'unn' ? crNumber : undefined
}

function useCrProblems(error: unknown) {
  const t = useTexts(verification)
  const failureText = useFailureText()
  const withReference = useReference()
  const { code } = useTexts(errorCodes)
  const crNumber: Record<CrProblem | CrRefusal, string> = { ...t.crProblems, duplicate: code.CR_DUPLICATE }
  const root: Record<FormProblem, string> = {
    failed: withReference(t.crFailed, error),
    failed_because: failureText(t.crFailed, error),
  }
  return { crNumber, root }
}

function CrFailedDialog({ modal, onClose }: { modal: CrModal | null; onClose: () => void }) {
  const t = useTexts(verification)
  return (
    <Dialog
      open={modal !== null}
      onClose={onClose}
      title={t.crModalTitle}
      description={
        <>
          {modal === 'no_data' ? <p>{t.crNoData}</p> : null}
          <p>{t.crModalText}</p>
        </>
      }
      actions={<Button onClick={onClose}>{useTexts(common).close}</Button>}
    />
  )
}
