import { confirmationProblem, passcodeProblem } from '#domain/password.ts'
import { useErrorText } from '#web/api/error-text.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { type Refusal, showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { password as catalogue } from '#web/messages/password.ts'
import { CodeBoxes } from '#web/ui/CodeBoxes.tsx'

interface PasscodeFormProps {
  /** Answers what to show when the passcode was not set. */
  onSubmit: (passcode: string) => Promise<Refusal | null>
  error: unknown
}

export function PasscodeForm({ onSubmit, error }: PasscodeFormProps) {
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
