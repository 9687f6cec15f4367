import { useNavigate } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { password as catalogue } from '#web/messages/password.ts'
import { paths } from '#web/paths.ts'
import { completeStep, useOnboarding } from '#web/sign-up/onboarding-state.ts'
import { SignUpStep } from '#web/sign-up/SignUpStep.tsx'
import { useOutOfStep } from '#web/sign-up/use-out-of-step.ts'
import { Notice } from '#web/ui/Notice.tsx'
import type { LoginArrival } from './login/arrivals.ts'
import { SignUpPasswordForm } from './SignUpPasswordForm.tsx'
import { StartOver } from './StartOver.tsx'

export function PasswordPage() {
  const t = useTexts(catalogue)
  const { userId, phone } = useOnboarding().data
  const navigate = useNavigate()
  const outOfStep = useOutOfStep()
  const goToLogin = () => {
    completeStep('password', { passwordSet: true })
    navigate(paths.login, { state: { phoneOrEmail: phone, passwordSet: true } satisfies LoginArrival })
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
