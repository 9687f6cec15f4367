import type { ReactNode } from 'react'

/** A list of names and values, one below the other. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line rounded-lg border border-line bg-surface">{children}</dl>
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3">
      <dt className="text-muted">{name}</dt>
      <dd className="ms-auto text-end wrap-anywhere">{children}</dd>
    </div>
  )
}
