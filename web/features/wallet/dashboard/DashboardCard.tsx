import { type ChangeEvent, type ReactNode, useId } from 'react'
import { ChevronDownIcon } from '#web/ui/icons.tsx'

interface DashboardCardProps {
  title: string
  /** The subject of the card, below the title. */
  note?: string
  /** The controls of the card, beside the title. */
  actions?: ReactNode
  children: ReactNode
}

export function DashboardCard({ title, note, actions, children }: DashboardCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={id} className="font-semibold">
            {title}
          </h2>
          {note ? <p className="text-sm text-muted">{note}</p> : null}
        </div>
        {actions}
      </div>
      {children}
    </section>
  )
}

interface CardSelectProps<Value extends string> {
  label: string
  value: Value
  options: Readonly<Record<Value, string>>
  /** The values, in the order of the list. */
  values: readonly Value[]
  onChoose: (value: Value) => void
}

/** A select for an option of a card. */
export function CardSelect<Value extends string>({ label, value, options, values, onChoose }: CardSelectProps<Value>) {
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const nextValue = values.find(each => each === target.value)
    if (nextValue !== undefined) onChoose(nextValue)
  }
  return (
    <div className="relative">
      <select
        aria-label={label}
        value={value}
        className="min-h-11 appearance-none rounded-md border border-control bg-surface ps-4 pe-11 font-semibold text-ink hover:border-ink"
        onChange={choose}
      >
        {values.map(each => (
          <option key={each} value={each}>
            {options[each]}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-muted" />
    </div>
  )
}

/** One side is filled and the other one is an outline, so that they can be told apart without colours. */
export const SIDE_STYLES = {
  moneyIn: 'fill-chart-1 stroke-chart-1',
  moneyOut: 'fill-surface stroke-chart-2',
} as const

export type Drawing = 'line' | 'bars'

interface SideSampleProps {
  side: keyof typeof SIDE_STYLES
  drawing: Drawing
}

/** The mark with which the graph draws one side: a bar, or a point of its line. */
export function SideSample({ side, drawing }: SideSampleProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0">
      {drawing === 'line' ? (
        <circle cx="6" cy="6" r="5" strokeWidth="2" className={SIDE_STYLES[side]} />
      ) : (
        <rect x="1" y="1" width="10" height="10" rx="1" strokeWidth="2" className={SIDE_STYLES[side]} />
      )}
    </svg>
  )
}

interface NothingProps {
  icon: ReactNode
  title: string
  /** The future content of the card, and when it appears. */
  text: string
  /** A link to the first step. */
  children: ReactNode
}

/** Replaces a chart that has nothing to draw. */
export function Nothing({ icon, title, text, children }: NothingProps) {
  return (
    <div className="my-auto grid justify-items-center gap-1 px-2 py-8 text-center">
      <span className="mb-2 grid size-12 place-items-center rounded-full bg-brand-soft text-brand">{icon}</span>
      <p className="font-semibold">{title}</p>
      <p className="max-w-prose text-muted">{text}</p>
      {children}
    </div>
  )
}
