import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'

interface TextLinkProps {
  to: To
  /** For what opens beside the work in hand, such as the pretend phone. */
  newTab?: boolean
  state?: unknown
  children: ReactNode
}

export function TextLink({ to, newTab, state, children }: TextLinkProps) {
  return (
    <Link
      to={to}
      state={state}
      target={newTab ? '_blank' : undefined}
      className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  )
}
