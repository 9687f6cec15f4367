import { Form } from '#web/form/Form.tsx'
import { NewPasswordFields } from '#web/form/NewPasswordFields.tsx'
import { RESET_PASSWORD } from '#web/form/password-policy.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { password as texts } from '#web/messages/password.ts'
import { Sample, Section } from './Sample.tsx'

const HALF_TYPED = { current: '', password: 'Sandbox', confirmation: '' }

/** Pressed while something is missing, they show the summary of errors. */
export function FormSamples() {
  const t = useTexts(texts)
  const form = usePlinkForm({ defaultValues: HALF_TYPED })
  return (
    <Section name="Forms">
      <Sample name="NewPasswordFields">
        <Form form={form} problems={t.resetProblems} onSubmit={() => {}}>
          <NewPasswordFields form={form} policy={RESET_PASSWORD} label={t.password} />
          <SubmitButton form={form} busy={t.submitting}>
            {t.submit}
          </SubmitButton>
        </Form>
      </Sample>
    </Section>
  )
}
