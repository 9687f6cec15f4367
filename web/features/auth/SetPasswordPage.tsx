import { useLocation, useNavigate } from 'react-router-dom'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { password as catalogue } from '#web/messages/password.ts'
import { paths } from '#web/paths.ts'
import { CredentialsSkeleton, MissingStep, NobodyKnown } from './CredentialNotices.tsx'
import { SignUpPasswordForm } from './SignUpPasswordForm.tsx'
import { credentialsStateOf } from './sign-up-location-state.ts'
import { useMissingStep } from './use-missing-step.ts'

/** The password of the alternative sign-up; the passcode follows where there is none yet. */
export function SetPasswordPage() {
  const t = useTexts(catalogue)
  const arrival = credentialsStateOf(useLocation().state)
  const navigate = useNavigate()
  const { isAsking, missing, onRefused } = useMissingStep('password', arrival !== null)
  const proceed = () =>
    arrival?.passcodeNext ? navigate(paths.setPasscode, { state: { userId: arrival.userId } }) : navigate(paths.login)
  return (
    <PublicLayout>
      <div className="grid gap-2">
        <PageHeading title={t.title} />
        <p className="text-muted">{t.lead}</p>
      </div>
      {arrival === null ? <NobodyKnown /> : null}
      {missing ? <MissingStep step={missing} text={t.stepRequiredText} /> : null}
      {isAsking ? <CredentialsSkeleton /> : null}
      {arrival && !missing && !isAsking ? (
        <SignUpPasswordForm userId={arrival.userId} onSet={proceed} onRefused={onRefused} />
      ) : null}
    </PublicLayout>
  )
}
