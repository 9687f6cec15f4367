import type { Step } from '#domain/onboarding.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { onboarding } from '#web/messages/onboarding.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { SignUpStep } from './SignUpStep.tsx'

/** Holds the place of a step while the server is asked whether it is the one to show. */
export function StepSkeleton({ step }: { step: Step }) {
  const { loading } = useTexts(common)
  return (
    <SignUpStep step={step} title={useTexts(onboarding).resuming}>
      <div role="status" className="grid gap-6">
        <VisuallyHidden>{loading}</VisuallyHidden>
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-11 w-28" />
      </div>
    </SignUpStep>
  )
}
