import type { UseFormReturn } from 'react-hook-form'
import { confirmationProblem } from '#domain/password.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { password as catalogue } from '#web/messages/password.ts'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { FormField } from './FormField.tsx'
import { PasswordRules } from './PasswordRules.tsx'
import type { PasswordPolicy } from './password-policy.ts'

export interface PasswordValues {
  /** Empty where no earlier password is asked for. */
  current: string
  password: string
  confirmation: string
}

interface NewPasswordFieldsProps {
  form: UseFormReturn<PasswordValues>
  policy: PasswordPolicy
  label: string
}

const RULES_ID = 'password-rules'

/** A new password, typed twice. */
export function NewPasswordFields({ form, policy, label }: NewPasswordFieldsProps) {
  const { confirm } = useTexts(catalogue)
  return (
    <>
      <div className="grid gap-3">
        <FormField form={form} name="password" label={label} check={password => policy.problems(password)[0] ?? null}>
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
        label={confirm}
        check={(confirmation, { password }) => confirmationProblem(password, confirmation)}
      >
        {control => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
    </>
  )
}
