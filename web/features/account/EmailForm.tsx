import { useEffect } from 'react'
import { phoneFromE164 } from '#domain/phone.ts'
import { withoutInvisible } from '#domain/visible-text.ts'
import { useErrorText } from '#web/api/error-text.ts'
import { useMe } from '#web/api/use-me.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { UsernameForManagers } from '#web/form/UsernameForManagers.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { security } from '#web/messages/sign-in/security.ts'
import { PasswordInput } from '#web/ui/inputs/PasswordInput.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { EmailChangeStatus } from './EmailChangeStatus.tsx'
import { emailChange } from './email-change.messages.ts'
import { type EmailChanging, useChangeEmail } from './use-change-email.ts'

/** The limit of the contract. */
const MAX_LENGTH = 254

/** Asks for the email once there is a profile. An empty box removes it. */
export function EmailForm() {
  const t = useTexts(emailChange)
  const { data: me, isPending } = useMe()
  const changing = useChangeEmail()
  // Keeps the place of the form, so that nothing below it moves under a finger.
  if (isPending) return <Skeleton className="h-96" />
  if (!me?.profile) return null
  const { email = '', isEmailConfirmed = false } = me.profile
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <ProfileEmail {...{ email, isEmailConfirmed, changing }} username={phoneFromE164(me.phoneNumber)} />
      <div role="status" className="empty:hidden">
        {changing.isRemoved ? <Notice tone="success">{t.removed}</Notice> : null}
      </div>
      <EmailChangeStatus />
    </div>
  )
}

interface ProfileEmailProps {
  /** The stored email. */
  email: string
  isEmailConfirmed: boolean
  changing: EmailChanging
  username: string
}

function ProfileEmail({ email: storedEmail, isEmailConfirmed, changing, username }: ProfileEmailProps) {
  const t = useTexts(emailChange)
  const { currentPassword, currentRequired } = useTexts(security)
  const errorText = useErrorText()
  const form = useStored(storedEmail)
  const submit = async ({ email, current }: { email: string; current: string }) => {
    const refusal = await changing.change(plainEmail(email), current)
    if (refusal !== 'form') form.resetField('current')
    // Until the link is used, the email and the text about it stay the same.
    if (!refusal) form.resetField('email')
    if (refusal) showRefusal(form, refusal === 'form' ? { form: 'refused' } : { fields: { [refusal]: 'refused' } })
  }
  const problems = {
    email: { format: t.emailFormat, same: t.same, refused: t.emailFormat },
    current: { required: currentRequired, refused: changing.wrongText },
    root: { refused: errorText(changing.error) },
  }
  const problemOf = (email: string) =>
    isEmailConfirmed && plainEmail(email) === storedEmail ? 'same' : emailProblem(email)
  const state = isEmailConfirmed ? t.confirmed : t.unconfirmed
  return (
    <Form form={form} problems={problems} onSubmit={submit}>
      <FormField
        form={form}
        name="email"
        label={t.email}
        help={storedEmail ? `${state} ${t.emailHelp}` : t.emailHelp}
        check={problemOf}
        optional
      >
        {control => <TextInput {...control} type="email" autoComplete="email" dir="ltr" maxLength={MAX_LENGTH} />}
      </FormField>
      <UsernameForManagers username={username} />
      <FormField
        form={form}
        name="current"
        label={currentPassword}
        help={t.passwordHelp}
        check={current => (current === '' ? 'required' : null)}
      >
        {control => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
      <div>
        <SubmitButton form={form} busy={t.saving} variant="secondary">
          {t.save}
        </SubmitButton>
      </div>
    </Form>
  )
}

/** Follows the stored email, which another owner or the link on another device may change. Typed text is kept. */
function useStored(storedEmail: string) {
  const form = usePlinkForm({ defaultValues: { email: storedEmail, current: '' } })
  const { reset } = form
  useEffect(
    () => reset({ email: storedEmail, current: '' }, { keepDirtyValues: true, keepErrors: true }),
    [storedEmail, reset],
  )
  return form
}

/** Removes only characters that cannot belong to an email. The server validates the rest. */
const plainEmail = (text: string): string => withoutInvisible(text).trim()

const emailProblem = (text: string) => (/^(\S+@\S+\.\S+)?$/.test(plainEmail(text)) ? null : 'format')
