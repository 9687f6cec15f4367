import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '#web/ui/class-names.ts'

interface PlaceCardProps {
  /** Without one it is a place held for what is to come. */
  to?: string
  Icon: ComponentType<{ className?: string }>
  title: string
  text: string
  /** How things stand there now. */
  news?: string
  /** The news asks for somebody. */
  urgent?: boolean
}

/** All of the card leads to the place. */
export function PlaceCard({ to, Icon, title, text, news, urgent }: PlaceCardProps) {
  return (
    <li
      className={classNames(
        'relative flex flex-col gap-1 rounded-lg border p-4',
        to ? 'border-line bg-surface hover:border-brand' : 'border-dashed border-control',
      )}
    >
      <h2 className="flex items-center gap-3 font-semibold">
        <Icon className={classNames('size-6 shrink-0', to ? 'text-brand' : 'text-muted')} />
        {to ? (
          <Link to={to} className="flex min-h-11 items-center rounded-md after:absolute after:inset-0 after:rounded-lg">
            {title}
          </Link>
        ) : (
          <span className="flex min-h-11 items-center">{title}</span>
        )}
      </h2>
      <p className="text-sm text-muted">{text}</p>
      {news === undefined ? null : (
        <p className={classNames('mt-auto pt-2 text-sm font-semibold', urgent ? 'text-warning' : 'text-muted')}>
          {news}
        </p>
      )}
    </li>
  )
}
