import { useLocation } from 'react-router-dom'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { TextLink } from '#web/layouts/TextLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { password as catalogue } from '#web/messages/password.ts'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { MissingStep, NobodyKnown } from './CredentialNotices.tsx'
import { credentialsArrivalOf } from './credentials-arrival.ts'
import { PasscodeForm } from './PasscodeForm.tsx'
import { useMissingStep } from './use-missing-step.ts'
import { useNewPasscode } from './use-new-passcode.ts'

export function SetPasscodePage() {
  const t = useTexts(catalogue)
  const arrival = credentialsArrivalOf(useLocation().state)
  const [missing, onRefused] = useMissingStep()
  const { set, alreadySet, error } = useNewPasscode(arrival?.userId, onRefused)
  return (
    <PublicLayout>
      <div className="grid gap-2">
        <PageHeading title={t.passcodeTitle} />
        <p className="text-muted">{t.passcodeLead}</p>
      </div>
      {arrival === null ? <NobodyKnown /> : null}
      {missing ? <MissingStep step={missing} text={t.passcodeStepRequired} /> : null}
      {alreadySet ? <AlreadySet /> : null}
      {arrival && !missing && !alreadySet ? <PasscodeForm onSubmit={set} error={error} /> : null}
    </PublicLayout>
  )
}

function AlreadySet() {
  const t = useTexts(catalogue)
  return (
    <Notice alert title={t.passcodeAlreadySet}>
      <TextLink to={paths.login}>{t.goToLogin}</TextLink>
    </Notice>
  )
}
