import type { ReactNode } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { Skeleton } from './Skeleton.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const BOX = 'divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface'

export function Rows({ children }: { children: ReactNode }) {
  return <ul className={BOX}>{children}</ul>
}

/** The placeholder of loading rows. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <div role="status" className={BOX}>
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, row) => row).map(row => (
        <div key={row} className="grid gap-2 p-4">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      ))}
    </div>
  )
}
