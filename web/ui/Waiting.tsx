import type { ReactNode } from 'react'
import { Spinner } from './Spinner.tsx'

interface WaitingProps {
  /** What happens now. */
  title: ReactNode
  /** What to do on which device, how long it takes, what happens if it does not work. */
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
