import { useErrorText } from '#web/api/error-text.ts'
import { ApiError } from '#web/api/fetcher.ts'
import { useMe } from '#web/api/use-me.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { settings } from '#web/messages/settings.ts'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useChangeEmail } from './use-change-email.ts'

/** The limit of the contract. */
const MAX_LENGTH = 254

/** Asks for the email once there is a profile. An empty box removes it. */
export function EmailForm() {
  const { data, isPending } = useMe()
  // Keeps the place of the form, so that nothing below it moves under a finger.
  if (isPending) return <Skeleton className="h-48" />
  return data?.profile ? <ProfileEmail stored={data.profile.email ?? ''} /> : null
}

function ProfileEmail({ stored }: { stored: string }) {
  const t = useTexts(settings)
  const errorText = useErrorText()
  const { mutateAsync: changeEmail, error, data } = useChangeEmail()
  const form = usePlinkForm({ defaultValues: { email: stored } })
  const submit = async ({ email }: { email: string }) => {
    try {
      await changeEmail({ data: { email: email.trim() || null } })
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      const isRefused = cause.body.code === 'VALIDATION_ERROR'
      showRefusal(form, isRefused ? { fields: { email: 'format' } } : { form: 'refused' })
    }
  }
  const problems = { email: { format: t.emailFormat }, root: { refused: errorText(error) } }
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <Form form={form} problems={problems} onSubmit={submit}>
        <FormField form={form} name="email" label={t.email} help={t.emailHelp} check={emailProblem} optional>
          {control => <TextInput {...control} type="email" autoComplete="email" dir="ltr" maxLength={MAX_LENGTH} />}
        </FormField>
        <div>
          <SubmitButton form={form} busy={t.saving} variant="secondary">
            {t.save}
          </SubmitButton>
        </div>
      </Form>
      <div role="status" className="empty:hidden">
        {data ? <Notice tone="success">{data.profile?.email ? t.emailSaved : t.emailRemoved}</Notice> : null}
      </div>
    </div>
  )
}

/** The server has the last word. */
const emailProblem = (email: string) => (/^\s*(\S+@\S+\.\S+)?\s*$/.test(email) ? null : 'format')
