import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

export function LimitUsageSkeleton() {
  return (
    <div role="status" className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-7 w-1/2" />
      <Skeleton className="h-2 w-full" />
      <div className="flex justify-between">
        <Skeleton className="h-11 w-1/4" />
        <Skeleton className="h-11 w-1/4" />
      </div>
    </div>
  )
}
