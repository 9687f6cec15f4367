import type { Step } from '#domain/onboarding.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { password as catalogue } from '#web/messages/password.ts'
import { paths } from '#web/paths.ts'
import { stepPath } from '#web/sign-up/step-path.ts'
import { Notice } from '#web/ui/Notice.tsx'

/** The page was opened without being told for whom. */
export function NobodyKnown() {
  const t = useTexts(catalogue)
  return (
    <Notice tone="danger" alert title={t.userIdMissing}>
      <TextLink to={paths.businessType}>{t.restart}</TextLink>
    </Notice>
  )
}

export function MissingStep({ step, text }: { step: Step; text: string }) {
  const t = useTexts(catalogue)
  return (
    <Notice tone="warning" alert title={t.stepRequiredTitle}>
      <p>{text}</p>
      <TextLink to={stepPath(step)}>{t.continueSignUp}</TextLink>
    </Notice>
  )
}
