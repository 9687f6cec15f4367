import type { ReactNode } from 'react'
import { Spinner } from './Spinner.tsx'

interface WaitingProps {
  /** Says what is happening. */
  title: ReactNode
  /** Says what the user can do, how long it takes and what happens otherwise. */
  children?: ReactNode
}

export function Waiting({ title, children }: WaitingProps) {
  return (
    <div role="status" className="flex items-start gap-4 rounded-md border border-line bg-surface p-5">
      <span className="text-brand">
        <Spinner />
      </span>
      <div className="grid gap-1">
        <p className="font-semibold">{title}</p>
        {children ? <div className="grid gap-2 text-muted">{children}</div> : null}
      </div>
    </div>
  )
}
