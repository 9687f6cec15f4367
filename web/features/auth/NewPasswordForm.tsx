import type { ReactNode } from 'react'
import { confirmationProblem } from '#domain/password.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { PasswordRules } from '#web/form/PasswordRules.tsx'
import type { PasswordPolicy } from '#web/form/password-policy.ts'
import type { ProblemTexts } from '#web/form/problems.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { UsernameForManagers } from '#web/form/UsernameForManagers.tsx'
import { type Refusal, showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { password as catalogue } from '#web/messages/password.ts'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'

interface NewPasswordFormProps {
  policy: PasswordPolicy
  problems: ProblemTexts
  /** What the person will sign in with, for the password manager. */
  username?: string
  texts: { password: string; submit: string; submitting: string }
  /** Answers what to show when the password was not set. */
  onSubmit: (password: string) => Promise<Refusal | null>
  /** Beside the button. */
  aside?: ReactNode
}

const RULES_ID = 'password-rules'

/** A password, typed twice. */
export function NewPasswordForm({ policy, problems, username, texts, onSubmit, aside }: NewPasswordFormProps) {
  const t = useTexts(catalogue)
  // Not when a field is left: the rules are in sight, and a message that comes up would push the button from under the press.
  const form = usePlinkForm({ defaultValues: { password: '', confirmation: '' } })

  const submit = async ({ password }: { password: string }) => {
    const refusal = await onSubmit(password)
    if (!refusal) return
    if (refusal.fields) form.reset()
    showRefusal(form, refusal)
  }
  return (
    <Form form={form} problems={problems} onSubmit={submit}>
      <UsernameForManagers username={username} />
      <div className="grid gap-3">
        <FormField
          form={form}
          name="password"
          label={texts.password}
          check={password => policy.problems(password)[0] ?? null}
        >
          {control => (
            <PasswordInput
              {...control}
              describedBy={`${control.describedBy ?? ''} ${RULES_ID}`}
              autoComplete="new-password"
            />
          )}
        </FormField>
        <PasswordRules id={RULES_ID} policy={policy} password={form.watch('password')} />
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
        <SubmitButton form={form} busy={texts.submitting}>
          {texts.submit}
        </SubmitButton>
        {aside}
      </div>
    </Form>
  )
}
