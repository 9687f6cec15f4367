import { confirmationProblem, passwordProblem } from '#domain/password.ts'
import { useErrorText } from '#web/api/error-text.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { TextLink } from '#web/layouts/TextLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { password as catalogue } from '#web/messages/password.ts'
import { paths } from '#web/paths.ts'
import { SupportContact } from '#web/support/SupportContact.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { PasswordRules } from './PasswordRules.tsx'
import { UsernameForManagers } from './UsernameForManagers.tsx'
import { type PasswordEvents, useNewPassword } from './use-new-password.ts'

interface NewPasswordFormProps extends PasswordEvents {
  userId: string
  /** What the person will sign in with, for the password manager. */
  username?: string
}

const RULES_ID = 'password-rules'

export function NewPasswordForm({ userId, username, ...events }: NewPasswordFormProps) {
  const t = useTexts(catalogue)
  const errorText = useErrorText()
  // Not when a field is left: the rules are in sight, and a message that comes up would push the button from under the press.
  const form = usePlinkForm({ defaultValues: { password: '', confirmation: '' } })
  const { set, loginInstead, error } = useNewPassword(userId, events)

  const submit = async ({ password }: { password: string }) => {
    const refusal = await set(password)
    if (!refusal) return
    if (refusal.fields) form.reset()
    showRefusal(form, refusal)
  }
  const root = { refused: errorText(error), ...t.loginInstead }
  return (
    <Form form={form} problems={{ ...t.problems, root }} onSubmit={submit}>
      <UsernameForManagers username={username} />
      <div className="grid gap-3">
        <FormField form={form} name="password" label={t.password} check={passwordProblem}>
          {control => (
            <PasswordInput
              {...control}
              describedBy={`${control.describedBy ?? ''} ${RULES_ID}`}
              autoComplete="new-password"
            />
          )}
        </FormField>
        <PasswordRules id={RULES_ID} password={form.watch('password')} />
      </div>
      <FormField
        form={form}
        name="confirmation"
        label={t.confirm}
        check={(confirmation, { password }) => confirmationProblem(password, confirmation)}
      >
        {control => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <SubmitButton form={form} busy={t.submitting}>
          {t.submit}
        </SubmitButton>
        {loginInstead ? <TextLink to={paths.login}>{t.goToLogin}</TextLink> : null}
      </div>
      {loginInstead ? <SupportContact /> : null}
    </Form>
  )
}
