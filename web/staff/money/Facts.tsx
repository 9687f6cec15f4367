import type { ReactNode } from 'react'

/** The facts about an amount of money, as a card. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-y-2 rounded-lg border border-line bg-surface p-4 text-sm">{children}</dl>
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
