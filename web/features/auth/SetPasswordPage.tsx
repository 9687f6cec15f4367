import { useLocation, useNavigate } from 'react-router-dom'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { password as catalogue } from '#web/messages/sign-in/password.ts'
import { paths } from '#web/paths.ts'
import { CredentialsSkeleton, MissingStep, UnknownUserNotice } from './CredentialNotices.tsx'
import { SignUpPasswordForm } from './SignUpPasswordForm.tsx'
import { credentialsStateOf } from './sign-up-location-state.ts'
import { useMissingStep } from './use-missing-step.ts'

/** Sets the password of the alternative sign-up. The passcode follows if there is none. */
export function SetPasswordPage() {
  const t = useTexts(catalogue)
  const locationState = credentialsStateOf(useLocation().state)
  const navigate = useNavigate()
  const { isAsking, missing, onRefused } = useMissingStep('password', locationState !== null)
  const proceed = () =>
    locationState?.passcodeNext
      ? navigate(paths.setPasscode, { state: { userId: locationState.userId } })
      : navigate(paths.login)
  return (
    <PublicLayout>
      <div className="grid gap-2">
        <PageHeading title={t.title} />
        <p className="text-muted">{t.lead}</p>
      </div>
      {locationState === null ? <UnknownUserNotice /> : null}
      {missing ? <MissingStep step={missing} text={t.stepRequiredText} /> : null}
      {isAsking ? <CredentialsSkeleton /> : null}
      {locationState && !missing && !isAsking ? (
        <SignUpPasswordForm userId={locationState.userId} onSet={proceed} onRefused={onRefused} />
      ) : null}
    </PublicLayout>
  )
}
