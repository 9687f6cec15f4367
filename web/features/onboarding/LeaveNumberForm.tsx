import { useState } from 'react'
import { phoneProblem, phoneToE164 } from '#domain/phone.ts'
import { useErrorText } from '#web/api/error-text.ts'
import { ApiError } from '#web/api/fetcher.ts'
import { useRequestContact } from '#web/api/generated/support.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { ServerState } from '#web/layouts/ServerState.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { auth } from '#web/messages/sign-in/auth.ts'
import { onboarding } from '#web/messages/sign-up/onboarding.ts'
import { PhoneInput } from '#web/ui/inputs/PhoneInput.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** Asks for the number at which staff call a company that cannot sign up by itself. */
export function LeaveNumberForm() {
  const t = useTexts(onboarding)
  const [isSent, setSent] = useState(false)
  return (
    <>
      {isSent ? null : (
        <ServerState>
          <NumberForm onSent={() => setSent(true)} />
        </ServerState>
      )}
      <div role="status" className="empty:hidden">
        {isSent ? <Notice tone="success">{t.numberSent}</Notice> : null}
      </div>
    </>
  )
}

function NumberForm({ onSent }: { onSent: () => void }) {
  const t = useTexts(onboarding)
  const { phoneLabel, phoneHelp, phoneProblems } = useTexts(auth)
  const errorText = useErrorText()
  const { mutateAsync: requestContact, error } = useRequestContact()
  const form = usePlinkForm({ defaultValues: { phone: '' } })
  const submit = async ({ phone }: { phone: string }) => {
    try {
      await requestContact({ data: { phoneNumber: phoneToE164(phone) } })
      onSent()
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      showRefusal(form, { form: 'refused' })
    }
  }
  const problems = { phone: phoneProblems, root: { refused: errorText(error) } }
  return (
    <Form form={form} problems={problems} onSubmit={submit}>
      <FormField form={form} name="phone" label={phoneLabel} help={phoneHelp} check={phoneProblem}>
        {control => <PhoneInput {...control} autoFocus />}
      </FormField>
      <SubmitButton form={form} busy={t.sendingNumber} wide>
        {t.sendNumber}
      </SubmitButton>
    </Form>
  )
}
