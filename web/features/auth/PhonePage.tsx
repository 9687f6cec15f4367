import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { phoneProblem } from '#domain/phone.ts'
import { useErrorText } from '#web/api/error-text.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { auth } from '#web/messages/sign-in/auth.ts'
import { paths } from '#web/paths.ts'
import { AlreadyRegisteredDialog } from '#web/sign-up/AlreadyRegistered.tsx'
import { getOnboarding, useOnboarding } from '#web/sign-up/onboarding-state.ts'
import { SignUpStep } from '#web/sign-up/SignUpStep.tsx'
import { useKeepTyped } from '#web/sign-up/use-keep-typed.ts'
import { PhoneInput } from '#web/ui/inputs/PhoneInput.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useSendOtp } from './use-send-otp.ts'

/** @param joins whether it is the phone that a business has invited to its team */
export function PhonePage({ joins = false }: { joins?: boolean }) {
  const t = useTexts(auth)
  const errorText = useErrorText()
  const { send, error, isRegistered, closeRegistered } = useSendOtp(joins)
  const form = usePlinkForm({
    mode: 'onTouched',
    defaultValues: { phone: getOnboarding().data.typed?.phone ?? '' },
  })
  const phone = form.watch('phone')
  useKeepTyped({ phone })

  const submit = async (values: { phone: string }) => {
    if (!(await send(values.phone))) showRefusal(form, { form: 'refused' })
  }
  const problems = { phone: t.phoneProblems, root: { refused: errorText(error) } }
  return (
    <SignUpStep
      step="phone"
      title={joins ? t.joinTitle : t.phoneTitle}
      lead={joins ? t.joinLead : t.phoneLead}
      joins={joins}
    >
      <VerifyAgainNotice />
      <Form form={form} problems={problems} onSubmit={submit}>
        <FormField form={form} name="phone" label={t.phoneLabel} help={t.phoneHelp} check={phoneProblem}>
          {control => <PhoneInput {...control} />}
        </FormField>
        <Consent />
        <div>
          <SubmitButton form={form} busy={t.sendingCode} disabled={phoneProblem(phone) !== null}>
            {useTexts(common).next}
          </SubmitButton>
        </div>
      </Form>
      <AlreadyRegisteredDialog identifier={phone} open={isRegistered} onClose={closeRegistered} />
    </SignUpStep>
  )
}

/** Continuing accepts the terms. They open in a new tab, so that typed text is not lost. */
function Consent() {
  const [acceptThe, terms, haveReadThe, privacyNotice] = useTexts(auth).consent
  return (
    <p className="text-sm text-muted">
      {acceptThe} <DocumentLink to={paths.terms}>{terms}</DocumentLink> {haveReadThe}{' '}
      <DocumentLink to={paths.privacy}>{privacyNotice}</DocumentLink>.
    </p>
  )
}

function DocumentLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} target="_blank" className="font-semibold text-brand underline underline-offset-4">
      {children}
    </Link>
  )
}

/** Shown when the server no longer accepts the token: see `useReturnToPhone`. */
function VerifyAgainNotice() {
  const t = useTexts(auth)
  const { phoneToVerify } = useOnboarding().data
  return phoneToVerify ? <Notice title={t.verifyAgainTitle}>{t.verifyAgainText}</Notice> : null
}
