import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { password as catalogue } from '#web/messages/sign-in/password.ts'
import { paths } from '#web/paths.ts'
import { completeStep, getOnboarding, resetOnboarding, useOnboarding } from '#web/sign-up/onboarding-state.ts'
import { SignUpStep } from '#web/sign-up/SignUpStep.tsx'
import { stepPath } from '#web/sign-up/step-path.ts'
import { useOutOfStep } from '#web/sign-up/use-out-of-step.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { RefreshIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { LoginState } from './login/login-location-state.ts'
import { SignUpPasswordForm } from './SignUpPasswordForm.tsx'

export function PasswordPage() {
  const t = useTexts(catalogue)
  const { userId, phone, joins } = useOnboarding().data
  const navigate = useNavigate()
  const outOfStep = useOutOfStep()
  const goToLogin = () => {
    completeStep('password', { passwordSet: true })
    // A person who joins a team has no profile to complete.
    navigate(paths.login, {
      state: { phoneOrEmail: phone, [joins ? 'accountOpen' : 'passwordSet']: true } satisfies LoginState,
    })
  }
  return (
    <SignUpStep step="password" title={t.title} lead={t.lead}>
      {userId ? (
        <SignUpPasswordForm userId={userId} username={phone} onSet={goToLogin} onRefused={outOfStep} />
      ) : (
        <Notice tone="danger" alert>
          {t.userIdMissing}
        </Notice>
      )}
      <StartOver />
    </SignUpStep>
  )
}

/** Deletes the whole sign-up after a confirmation. */
function StartOver() {
  const t = useTexts(catalogue)
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const startOver = () => {
    const firstPath = stepPath('businessType', getOnboarding().data)
    resetOnboarding()
    navigate(firstPath)
  }
  return (
    <div className="-ms-5">
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <RefreshIcon className="size-5" />
        {t.restart}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t.restartTitle}
        description={t.restartText}
        actions={
          <>
            <Button variant="danger" onClick={startOver}>
              {t.restartConfirm}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t.cancel}
            </Button>
          </>
        }
      />
    </div>
  )
}
