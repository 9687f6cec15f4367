import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

export function SubWalletSkeleton() {
  return (
    <div role="status" className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      {[1, 2].map(row => (
        <div key={row} className="flex items-center gap-4 p-4 sm:p-5">
          <Skeleton className="size-11" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
