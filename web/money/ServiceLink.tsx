import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ArrowForwardIcon } from '#web/ui/icons.tsx'

interface ServiceLinkProps {
  to: string
  icon: ReactNode
  title: string
  text: string
  state?: unknown
}

/** A row with a link to a service. */
export function ServiceLink({ to, icon, title, text, state }: ServiceLinkProps) {
  return (
    <Link to={to} state={state} className="flex items-center gap-4 p-5 hover:bg-raised">
      <ServiceIcon>{icon}</ServiceIcon>
      <span className="grid flex-1">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-muted">{text}</span>
      </span>
      <ArrowForwardIcon className="size-5 shrink-0 text-muted" />
    </Link>
  )
}

export function ServiceIcon({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-md bg-brand-soft text-brand *:size-6">
      {children}
    </span>
  )
}
