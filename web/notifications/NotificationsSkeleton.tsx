import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

/** The placeholder below the bell. */
export function NotificationsSkeleton() {
  return (
    <div role="status" className="divide-y divide-line">
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      {[0, 1, 2].map(row => (
        <div key={row} className="grid gap-1.5 px-5 py-3.5">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </div>
  )
}
