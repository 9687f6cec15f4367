import { type ReactNode, useId } from 'react'

interface DashboardCardProps {
  title: string
  /** Beside the title: what the card can be asked for. */
  actions?: ReactNode
  children: ReactNode
}

export function DashboardCard({ title, actions, children }: DashboardCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  )
}
