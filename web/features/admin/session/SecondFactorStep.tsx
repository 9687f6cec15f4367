import { useEffect, useState } from 'react'
import { toWesternDigits } from '#domain/digits.ts'
import { withoutInvisible } from '#domain/visible-text.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import type { PartialCode } from '#web/lib/code-boxes.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'
import { attempts } from '#web/messages/sign-in/attempts.ts'
import { admin, authenticatorCode } from '#web/messages/staff/admin.ts'
import { CodeForm } from '#web/one-time-code/CodeForm.tsx'
import { CodeTextsContext } from '#web/one-time-code/code-texts.ts'
import { incompleteProblem } from '#web/one-time-code/otp-problem.ts'
import { useCodeProblem } from '#web/one-time-code/use-verify-code.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { type AdminCredentials, loginAdminProblemOf, useLoginAdmin } from './use-login-admin.ts'

interface SecondFactorStepProps {
  /** The credentials that the server has just accepted. */
  credentials: AdminCredentials
  onSignedIn: () => void
  /** The credentials are no longer accepted. */
  onRefused: () => void
  onBack: () => void
}

/** The second step of the sign-in in live mode: the code of the authenticator app, or a recovery code. */
export function SecondFactorStep({ onBack, ...entry }: SecondFactorStepProps) {
  const { secondFactor: t } = useTexts(admin)
  const [isRecovery, setRecovery] = useState(false)
  return (
    <>
      <div className="grid gap-1">
        <PageHeading title={t.title} />
        <p className="text-muted">{isRecovery ? t.recoveryLead : t.lead}</p>
      </div>
      {isRecovery ? <RecoveryCodeForm {...entry} /> : <AuthenticatorForm {...entry} />}
      <div className="-ms-5 grid justify-items-start">
        <Button variant="quiet" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? t.useAuthenticator : t.useRecoveryCode}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t.back}
        </Button>
      </div>
    </>
  )
}

type EntryProps = Omit<SecondFactorStepProps, 'onBack'>

function AuthenticatorForm({ credentials, onSignedIn, onRefused }: EntryProps) {
  const { signIn } = useLoginAdmin()
  const { problem, focusRequest, showProblem, clearProblem } = useCodeProblem()
  const [verify, isVerifying] = useSingleFlight(async (code: PartialCode) => {
    const incomplete = incompleteProblem(code)
    if (incomplete) return showProblem(incomplete)
    const error = await signIn({ ...credentials, secondFactor: code })
    if (!error) return onSignedIn()
    const kind = loginAdminProblemOf(error)
    if (kind === 'credentials') return onRefused()
    const { attemptsRemaining } = error.body
    showProblem(kind === 'wrong_second_factor' ? { kind: 'invalid', attemptsRemaining } : { kind: 'failed', error })
  })
  return (
    <CodeTextsContext value={authenticatorCode}>
      <CodeForm
        problem={problem}
        focusRequest={focusRequest}
        onEdit={clearProblem}
        onVerify={verify}
        isVerifying={isVerifying}
      >
        {null}
      </CodeForm>
    </CodeTextsContext>
  )
}

const RECOVERY_CODE = /^[A-Z2-7]{5}-?[A-Z2-7]{5}$/
const recoveryCodeFrom = (text: string) => withoutInvisible(toWesternDigits(text)).replace(/\s/g, '').toUpperCase()

function RecoveryCodeForm({ credentials, onSignedIn, onRefused }: EntryProps) {
  const { secondFactor: t, login } = useTexts(admin)
  const { left } = useTexts(attempts)
  const { signIn, error, refusalText } = useLoginAdmin()
  const form = usePlinkForm({ defaultValues: { recoveryCode: '' } })
  const { setFocus } = form
  useEffect(() => setFocus('recoveryCode'), [setFocus])
  const remaining = error?.body.attemptsRemaining
  const wrong = remaining === undefined ? t.wrongRecoveryCode : `${t.wrongRecoveryCode} ${left(remaining)}`

  const submit = async ({ recoveryCode }: { recoveryCode: string }) => {
    const refusal = await signIn({ ...credentials, secondFactor: recoveryCodeFrom(recoveryCode) })
    if (!refusal) return onSignedIn()
    const kind = loginAdminProblemOf(refusal)
    if (kind === 'credentials') return onRefused()
    showRefusal(form, kind === 'wrong_second_factor' ? { fields: { recoveryCode: 'wrong' } } : { form: 'refused' })
  }
  const problems = { recoveryCode: { malformed: t.malformedRecoveryCode, wrong }, root: { refused: refusalText } }
  return (
    <Form form={form} problems={problems} onSubmit={submit}>
      <FormField
        form={form}
        name="recoveryCode"
        label={t.recoveryCode}
        check={text => (RECOVERY_CODE.test(recoveryCodeFrom(text)) ? null : 'malformed')}
      >
        {control => (
          <TextInput {...control} dir="ltr" autoComplete="one-time-code" autoCapitalize="characters" maxLength={32} />
        )}
      </FormField>
      <SubmitButton form={form} busy={login.submitting}>
        {login.submit}
      </SubmitButton>
    </Form>
  )
}
