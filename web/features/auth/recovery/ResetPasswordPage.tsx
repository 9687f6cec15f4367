import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useErrorText, useReference } from '#web/api/error-text.ts'
import { RESET_PASSWORD } from '#web/form/password-policy.ts'
import { ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { attempts } from '#web/messages/sign-in/attempts.ts'
import { password as passwordTexts } from '#web/messages/sign-in/password.ts'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { NewPasswordForm } from '../NewPasswordForm.tsx'
import { RecoveryLayout } from './RecoveryLayout.tsx'
import { recovery as texts } from './recovery.messages.ts'
import { isFinished } from './recovery-memory.ts'
import {
  RECOVERY_PATHS,
  type Recovery,
  type RecoveryMethod,
  type ResetKeys,
  recoveryOf,
  resetKeysOf,
} from './recovery-state.ts'
import { useResetPassword } from './use-reset-password.ts'

export function ResetPasswordPage({ method }: { method: RecoveryMethod }) {
  const t = useTexts(texts)
  const { state } = useLocation()
  const keys = resetKeysOf(state)
  const recovery = recoveryOf(state)
  // Evaluated on the first render only: a reset on this page navigates by itself.
  const [wasFinished] = useState(() => keys !== null && isFinished(keys.resetToken))
  if (wasFinished) return <Navigate replace to={paths.login} />
  const backTo = recovery ? RECOVERY_PATHS[method].code : RECOVERY_PATHS[method].identity
  return (
    <RecoveryLayout title={t.resetTitle} lead={t.resetLead} backTo={backTo} backState={recovery}>
      {keys ? (
        <ResetForm method={method} keys={keys} recovery={recovery} />
      ) : (
        <Notice tone="danger" alert title={t.stateLost}>
          <TextLink to={RECOVERY_PATHS[method].identity}>{t.startAgain}</TextLink>
        </Notice>
      )}
    </RecoveryLayout>
  )
}

interface ResetFormProps {
  method: RecoveryMethod
  keys: ResetKeys
  recovery: Recovery | null
}

function ResetForm({ method, keys, recovery }: ResetFormProps) {
  const t = useTexts(texts)
  const { reset, isCodeRefused, error } = useResetPassword(keys)
  return (
    <NewPasswordForm
      policy={RESET_PASSWORD}
      problems={{ ...useTexts(passwordTexts).resetProblems, root: useResetProblems(error) }}
      username={recovery?.idUnn}
      texts={{ password: t.newPassword, submit: t.reset, submitting: t.resetting }}
      onSubmit={reset}
      blocked={isCodeRefused}
      aside={isCodeRefused ? <AnotherCode method={method} recovery={recovery} /> : null}
    />
  )
}

/** The page where a code can be entered or resent, or the start if the recovery is unknown. */
function AnotherCode({ method, recovery }: Omit<ResetFormProps, 'keys'>) {
  const t = useTexts(texts)
  return (
    <>
      {recovery ? (
        <ButtonLink to={RECOVERY_PATHS[method].code} state={recovery}>
          {t.anotherCode}
        </ButtonLink>
      ) : (
        <ButtonLink to={RECOVERY_PATHS[method].identity}>{t.startAgain}</ButtonLink>
      )}
      <p className="text-sm text-muted">{t.codeRefused}</p>
    </>
  )
}

function useResetProblems(error: ReturnType<typeof useResetPassword>['error']) {
  const t = useTexts(texts)
  const { left } = useTexts(attempts)
  const errorText = useErrorText()
  const withReference = useReference()
  const remaining = error?.body.attemptsRemaining
  return {
    code: remaining === undefined ? t.codeInvalid : `${t.codeInvalid} ${left(remaining)}`,
    say_why: errorText(error),
    failed: withReference(t.resetFailed, error),
  }
}
