import { useState } from 'react'
import { confirmationProblem } from '#domain/password.ts'
import { phoneFromE164 } from '#domain/phone.ts'
import { useMe } from '#web/api/use-me.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { PasswordRules } from '#web/form/PasswordRules.tsx'
import { RESET_PASSWORD } from '#web/form/password-policy.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { UsernameForManagers } from '#web/form/UsernameForManagers.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { password as passwordTexts } from '#web/messages/password.ts'
import { security } from '#web/messages/security.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { useChangeProblems } from './use-change-problems.ts'
import { usePasswordChange } from './use-password-change.ts'

const EMPTY = { current: '', password: '', confirmation: '' }
const RULES_ID = 'new-password-rules'

export function ChangePasswordForm() {
  const t = useTexts(security)
  const { confirm } = useTexts(passwordTexts)
  const { data: me } = useMe()
  const form = usePlinkForm({ defaultValues: EMPTY })
  const [changed, setChanged] = useState(false)
  const { change, error } = usePasswordChange()
  const problems = useChangeProblems(error)

  const submit = async ({ current, password }: typeof EMPTY) => {
    setChanged(false)
    const refusal = await change(current, password)
    // A password that failed is typed anew, and one that was taken is needed no more.
    if (refusal === null) form.reset()
    else if (refusal !== 'form') form.resetField(refusal)
    setChanged(refusal === null)
    if (refusal) showRefusal(form, refusal === 'form' ? { form: 'refused' } : { fields: { [refusal]: 'refused' } })
  }
  return (
    <div className="max-w-lg">
      <div role="status" className="not-empty:mb-6">
        {changed ? <Notice tone="success">{t.changed}</Notice> : null}
      </div>
      <Form form={form} problems={problems} onSubmit={submit}>
        <UsernameForManagers username={me && phoneFromE164(me.phoneNumber)} />
        <FormField
          form={form}
          name="current"
          label={t.currentPassword}
          check={current => (current === '' ? 'required' : null)}
        >
          {control => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
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
        <div>
          <SubmitButton form={form} busy={t.changing}>
            {t.change}
          </SubmitButton>
        </div>
      </Form>
    </div>
  )
}
