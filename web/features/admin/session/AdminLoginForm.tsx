import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { admin } from '#web/messages/admin.ts'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { type AdminCredentials, useAdminLogin } from './use-admin-login.ts'

export function AdminLoginForm() {
  const { login: t } = useTexts(admin)
  const form = usePlinkForm<AdminCredentials>({ defaultValues: { email: '', password: '' } })
  const { signIn, refusalText } = useAdminLogin()

  const submit = async (typed: AdminCredentials) => {
    if (typed.email.trim() === '' || typed.password.trim() === '') {
      showRefusal(form, { form: 'required' })
      return
    }
    const problem = await signIn(typed)
    if (problem === 'credentials') form.setValue('password', '')
    if (problem) showRefusal(form, { form: 'refused' })
  }
  return (
    <Form form={form} problems={{ root: { required: t.required, refused: refusalText } }} onSubmit={submit}>
      <FormField form={form} name="email" label={t.email}>
        {control => (
          <TextInput
            {...control}
            type="email"
            dir="ltr"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            maxLength={254}
          />
        )}
      </FormField>
      <FormField form={form} name="password" label={t.password}>
        {control => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
      <SubmitButton form={form} busy={t.submitting} wide>
        {t.submit}
      </SubmitButton>
    </Form>
  )
}
