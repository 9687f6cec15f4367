import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon: ReactNode
  title: string
  /** What will be here and how to begin. */
  text: string
  children?: ReactNode
}

/** In the place of a list that has nothing in it. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-lg border border-line bg-surface px-6 py-12 text-center">
      <span className="mb-2 grid size-12 place-items-center rounded-full bg-brand-soft text-brand">{icon}</span>
      <p className="font-semibold">{title}</p>
      <p className="max-w-prose text-muted">{text}</p>
      {children ? <div className="mt-3">{children}</div> : null}
    </div>
  )
}
