import { useState } from 'react'
import { phoneFromE164 } from '#domain/phone.ts'
import { useMe } from '#web/api/use-me.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { NewPasswordFields, type PasswordValues } from '#web/form/NewPasswordFields.tsx'
import { RESET_PASSWORD } from '#web/form/password-policy.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { UsernameForManagers } from '#web/form/UsernameForManagers.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { security } from '#web/messages/security.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { useChangeProblems } from './use-change-problems.ts'
import { usePasswordChange } from './use-password-change.ts'

const EMPTY: PasswordValues = { current: '', password: '', confirmation: '' }

export function ChangePasswordForm() {
  const t = useTexts(security)
  const { data: me } = useMe()
  const form = usePlinkForm({ defaultValues: EMPTY })
  const [changed, setChanged] = useState(false)
  const { change, error } = usePasswordChange()
  const problems = useChangeProblems(error)

  const submit = async ({ current, password }: PasswordValues) => {
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
        <NewPasswordFields form={form} policy={RESET_PASSWORD} label={t.newPassword} />
        <div>
          <SubmitButton form={form} busy={t.changing}>
            {t.change}
          </SubmitButton>
        </div>
      </Form>
    </div>
  )
}
