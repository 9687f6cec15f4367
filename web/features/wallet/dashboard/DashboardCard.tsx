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

/** The one is a whole line, the other a broken one, so that they are told apart without their colours. */
export const LINE_LOOK = {
  moneyIn: { className: 'fill-none stroke-chart-1', strokeWidth: 2.5, strokeLinecap: 'round' },
  moneyOut: { className: 'fill-none stroke-chart-2', strokeWidth: 2.5, strokeDasharray: '6 4' },
} as const

export function LineSample({ side }: { side: keyof typeof LINE_LOOK }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 22 4" className="h-1 w-5.5 shrink-0">
      <path d="M2 2h18" {...LINE_LOOK[side]} />
    </svg>
  )
}

interface NothingProps {
  icon: ReactNode
  title: string
  /** What will be here, and when. */
  text: string
}

/** In the place of a chart that has nothing to draw. */
export function Nothing({ icon, title, text }: NothingProps) {
  return (
    <div className="my-auto grid justify-items-center gap-1 px-2 py-8 text-center">
      <span className="mb-2 grid size-12 place-items-center rounded-full bg-brand-soft text-brand">{icon}</span>
      <p className="font-semibold">{title}</p>
      <p className="max-w-prose text-muted">{text}</p>
    </div>
  )
}
