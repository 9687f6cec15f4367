import type { ReactNode } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { Skeleton } from './Skeleton.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface TableSkeletonProps {
  /** The classes of the table. */
  layout: { frame: string; table: string; body: string }
  row: string
  head: ReactNode
  count: number
  /** The cells of a row: the class of each and the size of its placeholder. */
  cells: readonly (readonly [cell: string, size: string])[]
}

/** The placeholder of a loading table. */
export function TableSkeleton({ layout, row, head, count, cells }: TableSkeletonProps) {
  return (
    <div role="status" className={layout.frame}>
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      <table aria-hidden="true" className={layout.table}>
        {head}
        <tbody className={layout.body}>
          {Array.from({ length: count }, (_, index) => index).map(index => (
            <tr key={index} className={row}>
              {cells.map(([cell, size], column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: The columns of a skeleton stay, and two may look alike.
                <td key={column} className={cell}>
                  <Skeleton className={`my-1 max-w-full ${size}`} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
