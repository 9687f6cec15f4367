import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { nationalIdProblem } from '#domain/national-id.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { verification } from '#web/messages/verification.ts'
import { paths } from '#web/paths.ts'
import { resetOnboarding, useOnboarding } from '#web/sign-up/onboarding-state.ts'
import { SignUpStep } from '#web/sign-up/SignUpStep.tsx'
import { useKeepTyped } from '#web/sign-up/use-keep-typed.ts'
import { SupportContact } from '#web/support/SupportContact.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { IdDialog } from './IdDialog.tsx'
import { IdInput } from './IdInput.tsx'
import { IdLead } from './IdLead.tsx'
import type { IdModal } from './id-outcome.ts'
import { useIdProblems } from './use-id-problems.ts'
import { useIdStep } from './use-id-step.ts'

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
  const { check, error } = useIdStep()
  const [modal, setModal] = useState<IdModal | null>(null)
  const form = usePlinkForm({ defaultValues: { idNumber: typed?.idNumber ?? '' } })
  useKeepTyped({ idNumber: form.watch('idNumber') })

  const submit = async ({ idNumber }: { idNumber: string }) => {
    const outcome = await check(idNumber, phone)
    if (outcome?.at === 'modal') setModal(outcome.modal)
    if (outcome?.at === 'field') showRefusal(form, { fields: { idNumber: outcome.problem } })
    if (outcome?.at === 'form') showRefusal(form, { form: outcome.problem })
  }
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
      {form.formState.errors.idNumber?.message === 'hit' ? <SupportContact /> : null}
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
