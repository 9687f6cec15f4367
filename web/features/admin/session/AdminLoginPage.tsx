import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { Ribbon } from '#web/layouts/Ribbon.tsx'
import { SkipLink } from '#web/layouts/SkipLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { isSandbox } from '#web/lib/mode.ts'
import { page } from '#web/lib/page.ts'
import { admin } from '#web/messages/staff/admin.ts'
import { useAdminSession } from '#web/session/admin-session-state.ts'
import { AdminHeader } from '#web/staff/AdminHeader.tsx'
import { PasswordInput } from '#web/ui/inputs/PasswordInput.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { type AdminLoginState, adminLoginStateOf, pathAfterAdminLogin } from './admin-login-location-state.ts'
import { SecondFactorStep } from './SecondFactorStep.tsx'
import { type AdminCredentials, loginAdminProblemOf, useLoginAdmin } from './use-login-admin.ts'

/** Live mode never loads its text. */
const AnyAdminHint = page(() => import('./AnyAdminHint.tsx'), 'AnyAdminHint')

/** Redirects as soon as somebody is signed in. */
export function AdminLoginPage() {
  const arrival = adminLoginStateOf(useLocation().state)
  const session = useAdminSession()
  const [step, setStep] = useState<Step>({ name: 'password', typed: { email: '', password: '' } })
  if (session) return <Navigate replace to={pathAfterAdminLogin(arrival)} />
  const { typed } = step
  const startAgain = (isRefused: boolean) =>
    setStep({ name: 'password', typed: { email: typed.email, password: '' }, isRefused })
  return (
    <AdminLoginFrame>
      {step.name === 'second_factor' ? (
        <SecondFactorStep
          credentials={typed}
          onSignedIn={() => startAgain(false)}
          onRefused={() => startAgain(true)}
          onBack={() => setStep({ name: 'password', typed })}
        />
      ) : (
        <PasswordStep
          whyHere={<WhyHere ended={arrival.ended} isRefused={step.isRefused} />}
          typed={typed}
          onSecondFactor={credentials => setStep({ name: 'second_factor', typed: credentials })}
        />
      )}
    </AdminLoginFrame>
  )
}

/** Each step has the typed credentials, so that nothing is lost on the way back. */
type Step =
  | { name: 'password'; typed: AdminCredentials; isRefused?: boolean }
  | { name: 'second_factor'; typed: AdminCredentials }

interface PasswordStepProps extends AdminLoginFormProps {
  whyHere: ReactNode
}

function PasswordStep({ whyHere, ...form }: PasswordStepProps) {
  const { login: t } = useTexts(admin)
  return (
    <>
      <div className="grid gap-1">
        <PageHeading title={t.title} />
        <Suspense>{isSandbox() ? <AnyAdminHint /> : null}</Suspense>
      </div>
      {whyHere}
      <AdminLoginForm {...form} />
    </>
  )
}

function AdminLoginFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Ribbon wide />
      <AdminHeader />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <div className="mx-auto grid w-full max-w-lg grid-cols-1 content-start gap-6 px-4 py-10 sm:px-6 sm:py-16">
          {children}
        </div>
      </main>
    </div>
  )
}

interface WhyHereProps {
  ended: AdminLoginState['ended']
  /** Whether the credentials were refused after the second factor was asked for. */
  isRefused?: boolean
}

/** Says why a new sign-in is necessary. */
function WhyHere({ ended, isRefused }: WhyHereProps) {
  const { login: t } = useTexts(admin)
  if (isRefused) {
    return (
      <Notice tone="warning" alert>
        {t.failed}
      </Notice>
    )
  }
  return ended === 'expired' ? <Notice>{t.expired}</Notice> : null
}

interface AdminLoginFormProps {
  typed: AdminCredentials
  /** The server asks for the second factor of these credentials. */
  onSecondFactor: (credentials: AdminCredentials) => void
}

function AdminLoginForm({ typed: earlier, onSecondFactor }: AdminLoginFormProps) {
  const { login: t } = useTexts(admin)
  const form = usePlinkForm<AdminCredentials>({ defaultValues: earlier })
  const { signIn, refusalText } = useLoginAdmin()
  const { setFocus } = form
  const isReturn = earlier.email !== ''
  useEffect(() => {
    if (isReturn) setFocus('password')
  }, [isReturn, setFocus])

  const submit = async (credentials: AdminCredentials) => {
    if (credentials.email.trim() === '' || credentials.password.trim() === '') {
      showRefusal(form, { form: 'required' })
      return
    }
    const error = await signIn(credentials)
    if (!error) return
    const problem = loginAdminProblemOf(error)
    if (problem === 'second_factor' || problem === 'wrong_second_factor') return onSecondFactor(credentials)
    if (problem === 'credentials') form.setValue('password', '')
    showRefusal(form, { form: 'refused' })
  }
  return (
    <Form form={form} problems={{ root: { required: t.required, refused: refusalText } }} onSubmit={submit}>
      <FormField form={form} name="email" label={t.email}>
        {control => (
          <TextInput
            {...control}
            type="email"
            dir="ltr"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            maxLength={254}
          />
        )}
      </FormField>
      <FormField form={form} name="password" label={t.password}>
        {control => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
      <SubmitButton form={form} busy={t.submitting} wide>
        {t.submit}
      </SubmitButton>
    </Form>
  )
}
