import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

const FACTS = 7

/** In the place of a transaction that is loading. */
export function FactsSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      <div className="grid gap-2">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-9 w-44" />
        <Skeleton className="h-6 w-24" />
      </div>
      <div className="divide-y divide-line border-y border-line">
        {Array.from({ length: FACTS }, (_, fact) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Rows of a skeleton are all alike.
          <div key={fact} className="flex justify-between gap-4 py-3.5">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-4 w-32" />
          </div>
        ))}
      </div>
    </div>
  )
}
