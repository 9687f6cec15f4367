import type { Step } from '#domain/onboarding.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { password as catalogue } from '#web/messages/sign-in/password.ts'
import { paths } from '#web/paths.ts'
import { stepPath } from '#web/sign-up/step-path.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

/** Shown on a page whose location state names no user, for example after the address was opened directly. */
export function UnknownUserNotice() {
  const t = useTexts(catalogue)
  return (
    <Notice tone="danger" alert title={t.userIdMissing}>
      <TextLink to={paths.businessType}>{t.restart}</TextLink>
    </Notice>
  )
}

/** Shown while the server is asked whether the step is open. */
export function CredentialsSkeleton() {
  return (
    <div role="status" className="grid gap-6">
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-11 w-28" />
    </div>
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
