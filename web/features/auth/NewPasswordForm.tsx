import type { ReactNode } from 'react'
import { Form } from '#web/form/Form.tsx'
import { NewPasswordFields, type PasswordValues } from '#web/form/NewPasswordFields.tsx'
import type { PasswordPolicy } from '#web/form/password-policy.ts'
import type { ProblemTexts } from '#web/form/problems.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { UsernameForManagers } from '#web/form/UsernameForManagers.tsx'
import { type Refusal, showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'

interface NewPasswordFormProps {
  policy: PasswordPolicy
  problems: ProblemTexts
  /** The user name for the password manager. */
  username?: string
  texts: { password: string; submit: string; submitting: string }
  /** Returns the error to show, or null. */
  onSubmit: (password: string) => Promise<Refusal | null>
  /** Whether another attempt cannot succeed. `aside` then explains why. */
  blocked?: boolean
  /** Shown beside the button. */
  aside?: ReactNode
}

const EMPTY: PasswordValues = { current: '', password: '', confirmation: '' }

export function NewPasswordForm({ policy, problems, username, texts, onSubmit, blocked, aside }: NewPasswordFormProps) {
  // The form does not validate on blur: the rules are in sight, and a message that appears would move the button while it is pressed.
  const form = usePlinkForm({ defaultValues: EMPTY })

  const submit = async ({ password }: PasswordValues) => {
    const refusal = await onSubmit(password)
    if (!refusal) return
    if (refusal.fields) form.reset()
    showRefusal(form, refusal)
  }
  return (
    <Form form={form} problems={problems} onSubmit={submit}>
      <UsernameForManagers username={username} />
      <NewPasswordFields form={form} policy={policy} label={texts.password} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <SubmitButton form={form} busy={texts.submitting} disabled={blocked}>
          {texts.submit}
        </SubmitButton>
        {aside}
      </div>
    </Form>
  )
}
