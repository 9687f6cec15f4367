import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon: ReactNode
  title: string
  /** Says what will appear here and how to start. */
  text: string
  children?: ReactNode
}

/** Shown instead of an empty list. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-lg border border-line bg-surface px-6 py-12 text-center">
      <span className="mb-2 grid size-12 place-items-center rounded-full bg-brand-soft text-brand">{icon}</span>
      <p className="font-semibold">{title}</p>
      <p className="max-w-prose text-muted">{text}</p>
      {children ? <div className="mt-3 max-[30rem]:justify-self-stretch">{children}</div> : null}
    </div>
  )
}
