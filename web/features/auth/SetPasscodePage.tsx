import { useLocation } from 'react-router-dom'
import { confirmationProblem, passcodeProblem } from '#domain/password.ts'
import { useErrorText } from '#web/api/error-text.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { type Refusal, showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { password as catalogue } from '#web/messages/sign-in/password.ts'
import { paths } from '#web/paths.ts'
import { CodeBoxes } from '#web/ui/inputs/CodeBoxes.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { CredentialsSkeleton, MissingStep, UnknownUserNotice } from './CredentialNotices.tsx'
import { credentialsStateOf } from './sign-up-location-state.ts'
import { useMissingStep } from './use-missing-step.ts'
import { useSetPasscode } from './use-set-passcode.ts'

export function SetPasscodePage() {
  const t = useTexts(catalogue)
  const locationState = credentialsStateOf(useLocation().state)
  const { isAsking, missing, onRefused } = useMissingStep('done', locationState !== null)
  const { set, alreadySet, error } = useSetPasscode(locationState?.userId, onRefused)
  return (
    <PublicLayout>
      <div className="grid gap-2">
        <PageHeading title={t.passcodeTitle} />
        <p className="text-muted">{t.passcodeLead}</p>
      </div>
      {locationState === null ? <UnknownUserNotice /> : null}
      {missing ? <MissingStep step={missing} text={t.passcodeStepRequired} /> : null}
      {alreadySet ? <AlreadySet /> : null}
      {isAsking ? <CredentialsSkeleton /> : null}
      {locationState && !missing && !alreadySet && !isAsking ? <PasscodeForm onSubmit={set} error={error} /> : null}
    </PublicLayout>
  )
}

function AlreadySet() {
  const t = useTexts(catalogue)
  return (
    <Notice alert title={t.passcodeAlreadySet}>
      <TextLink to={paths.login}>{t.goToLogin}</TextLink>
    </Notice>
  )
}

interface PasscodeFormProps {
  /** Returns the error to show, or null. */
  onSubmit: (passcode: string) => Promise<Refusal | null>
  error: unknown
}

function PasscodeForm({ onSubmit, error }: PasscodeFormProps) {
  const t = useTexts(catalogue)
  const errorText = useErrorText()
  const form = usePlinkForm({ defaultValues: { passcode: '', confirmation: '' } })

  const submit = async ({ passcode }: { passcode: string }) => {
    const refusal = await onSubmit(passcode)
    if (!refusal) return
    if (refusal.fields) form.reset()
    showRefusal(form, refusal)
  }
  return (
    <Form form={form} problems={{ ...t.passcodeProblems, root: { refused: errorText(error) } }} onSubmit={submit}>
      <FormField form={form} name="passcode" label={t.passcode} group check={passcodeProblem}>
        {control => <CodeBoxes {...control} secret />}
      </FormField>
      <FormField
        form={form}
        name="confirmation"
        label={t.passcodeConfirm}
        group
        check={(confirmation, { passcode }) => confirmationProblem(passcode, confirmation)}
      >
        {control => <CodeBoxes {...control} secret />}
      </FormField>
      <div>
        <SubmitButton form={form} busy={t.passcodeSubmitting}>
          {t.passcodeSubmit}
        </SubmitButton>
      </div>
    </Form>
  )
}
