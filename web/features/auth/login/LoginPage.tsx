import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { normaliseLoginIdentifier } from '#domain/login-identifier.ts'
import { useReference, useServerText } from '#web/api/error-text.ts'
import type { LoginWithPasswordMutationError } from '#web/api/generated/auth.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { attempts } from '#web/messages/sign-in/attempts.ts'
import { login } from '#web/messages/sign-in/login.ts'
import { paths } from '#web/paths.ts'
import { session } from '#web/session/session-state.ts'
import { PasswordInput } from '#web/ui/inputs/PasswordInput.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { pathAfterLogin } from './after-login.ts'
import { type LoginState, loginStateOf } from './login-location-state.ts'
import { fewAttemptsLeft, type LoginProblem } from './login-problem.ts'
import { type Credentials, useLoginWithPassword } from './use-login-with-password.ts'

export function LoginPage() {
  const t = useTexts(login)
  const locationState = loginStateOf(useLocation().state)
  // Evaluated on the first render only: a sign-in on this page navigates by itself.
  const [isSignedIn] = useState(() => session.get() !== null)
  if (isSignedIn) return <Navigate replace to={pathAfterLogin(undefined, locationState.from)} />

  return (
    <PublicLayout>
      <PageHeading title={t.title} />
      <LoginForm locationState={locationState} />
      <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-muted">
        {t.noAccount} <TextLink to={paths.businessType}>{t.signUp}</TextLink>
      </p>
    </PublicLayout>
  )
}

/** The reason why the page was opened. Hidden after the first attempt, whose error replaces it. */
function SignInNotice({ locationState }: { locationState: LoginState }) {
  const t = useTexts(login)
  if (locationState.sessionEnded) return <Notice>{t.sessionEnded}</Notice>
  if (locationState.passwordSet) return <Notice tone="success">{t.passwordSet}</Notice>
  if (locationState.phoneVerified) return <Notice tone="success">{t.phoneVerified}</Notice>
  return locationState.accountOpen ? <Notice tone="success">{t.accountOpen}</Notice> : null
}

function LoginForm({ locationState }: { locationState: LoginState }) {
  const t = useTexts(login)
  const { signIn, error } = useLoginWithPassword(locationState)
  const form = usePlinkForm({ defaultValues: { identifier: locationState.phoneOrEmail ?? '', password: '' } })
  const root = useRefusalTexts(error)

  const submit = async (credentials: Credentials) => {
    const problem = await signIn(credentials)
    if (!problem) return
    if (problem === 'credentials') form.setValue('password', '')
    showRefusal(form, { form: problem })
  }
  return (
    <Form form={form} problems={{ ...t.problems, root }} onSubmit={submit}>
      {form.formState.isSubmitted ? null : <SignInNotice locationState={locationState} />}
      <FormField
        form={form}
        name="identifier"
        label={t.identifier}
        help={t.identifierHelp}
        check={text => (normaliseLoginIdentifier(text) === '' ? 'required' : null)}
      >
        {control => <TextInput {...control} dir="ltr" inputMode="tel" autoComplete="username" autoCapitalize="none" />}
      </FormField>
      <div className="grid gap-1">
        <FormField
          form={form}
          name="password"
          label={t.password}
          check={text => (text.trim() === '' ? 'required' : null)}
        >
          {control => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
        <div className="justify-self-end">
          <TextLink to={paths.forgotPassword}>{t.forgotPassword}</TextLink>
        </div>
      </div>
      <SubmitButton form={form} busy={t.submitting} wide>
        {t.submit}
      </SubmitButton>
    </Form>
  )
}

function useRefusalTexts(
  error: LoginWithPasswordMutationError | null,
): Record<Exclude<LoginProblem, 'locked'>, string> {
  const t = useTexts(login)
  const { leftBeforeLock } = useTexts(attempts)
  const serverText = useServerText()
  const withReference = useReference()
  const few = error ? fewAttemptsLeft(error) : undefined
  return {
    credentials: few === undefined ? t.invalid : `${t.invalid} ${leftBeforeLock(few)}`,
    unreachable: t.unreachable,
    say_why: serverText(error),
    failed: withReference(t.failed, error),
  }
}
