import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { type ButtonVariant, buttonStyle } from '#web/ui/button-style.ts'

interface ButtonLinkProps {
  to: To
  variant?: ButtonVariant
  wide?: boolean
  state?: unknown
  /** Leaves nothing to go back to. */
  replace?: boolean
  children: ReactNode
}

/** Goes to a page, and so is a link, with the look of a button. */
export function ButtonLink({ to, state, replace, variant, wide, children }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} replace={replace} className={buttonStyle(variant, wide)}>
      {children}
    </Link>
  )
}
