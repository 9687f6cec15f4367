import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

export function CustomerSkeleton() {
  return (
    <div role="status" className="grid gap-8">
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
