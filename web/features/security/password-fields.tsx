import { confirmationProblem } from '#domain/password.ts'
import { FormField } from '#web/form/FormField.tsx'
import { PasswordRules } from '#web/form/PasswordRules.tsx'
import { RESET_PASSWORD } from '#web/form/password-policy.ts'
import type { usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { password as passwordTexts } from '#web/messages/password.ts'
import { security } from '#web/messages/security.ts'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'

export interface ChangeValues {
  current: string
  password: string
  confirmation: string
}

interface FieldsProps {
  form: ReturnType<typeof usePlinkForm<ChangeValues>>
}

export function CurrentPasswordField({ form }: FieldsProps) {
  const t = useTexts(security)
  return (
    <FormField
      form={form}
      name="current"
      label={t.currentPassword}
      check={current => (current === '' ? 'required' : null)}
    >
      {control => <PasswordInput {...control} autoComplete="current-password" />}
    </FormField>
  )
}

const RULES_ID = 'new-password-rules'

export function NewPasswordFields({ form }: FieldsProps) {
  const t = useTexts(security)
  const { confirm } = useTexts(passwordTexts)
  return (
    <>
      <div className="grid gap-3">
        <FormField
          form={form}
          name="password"
          label={t.newPassword}
          check={password => RESET_PASSWORD.problems(password)[0] ?? null}
        >
          {control => (
            <PasswordInput
              {...control}
              describedBy={`${control.describedBy ?? ''} ${RULES_ID}`}
              autoComplete="new-password"
            />
          )}
        </FormField>
        <PasswordRules id={RULES_ID} policy={RESET_PASSWORD} password={form.watch('password')} />
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
