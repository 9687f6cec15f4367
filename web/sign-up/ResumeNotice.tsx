import { latestOpenStep, panelStepOf } from '#domain/onboarding.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { onboarding } from '#web/messages/sign-up/onboarding.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { useOnboarding } from './onboarding-state.ts'
import { stepPath } from './step-path.ts'

/** Shown on the first page to somebody with an unfinished sign-up. */
export function ResumeNotice() {
  const t = useTexts(onboarding)
  const { data } = useOnboarding()
  if (!data.otpVerified) return null
  const step = latestOpenStep(data)
  return (
    <Notice title={t.alreadyStarted}>
      <TextLink to={stepPath(step)}>{t.continueWith(t.resumeAt[step] ?? t.steps[panelStepOf(step)])}</TextLink>
    </Notice>
  )
}
