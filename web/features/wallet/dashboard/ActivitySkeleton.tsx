import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

/** In the place of the graph and its totals. */
export function ActivitySkeleton() {
  return (
    <div role="status" className="grid grid-cols-1 gap-5">
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      <div className="flex flex-wrap gap-x-10 gap-y-3">
        <Skeleton className="h-11 w-28" />
        <Skeleton className="h-11 w-28" />
      </div>
      <Skeleton className="h-64 w-full" />
      <Skeleton className="my-2 h-5 w-32" />
    </div>
  )
}
