import { type ReactNode, useState } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { Button } from './Button.tsx'
import { Skeleton } from './Skeleton.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const BOX = 'divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface'

export function Rows({ children }: { children: ReactNode }) {
  return <ul className={BOX}>{children}</ul>
}

/** Rows of which only the first are shown until the user asks for all. */
export function FirstRows({ count, children }: { count: number; children: readonly ReactNode[] }) {
  const { showAll } = useTexts(common)
  const [all, setAll] = useState(false)
  return (
    <>
      <Rows>{all ? children : children.slice(0, count)}</Rows>
      {all || children.length <= count ? null : (
        <div>
          <Button variant="secondary" onClick={() => setAll(true)}>
            {showAll}
          </Button>
        </div>
      )}
    </>
  )
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
