import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { type ButtonVariant, type ButtonWidth, buttonStyle } from '#web/ui/button-style.ts'
import { ArrowBackIcon } from '#web/ui/icons.tsx'

interface TextLinkProps {
  to: To
  /** Opens a new tab, for pages used beside the current one, such as the pretend phone. */
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

export function BackLink({ to, state }: { to: string; state?: unknown }) {
  return (
    <Link
      to={to}
      state={state}
      className="-my-2 inline-flex min-h-11 items-center gap-2 justify-self-start text-sm font-semibold text-muted hover:text-ink"
    >
      <ArrowBackIcon className="size-5" />
      {useTexts(common).back}
    </Link>
  )
}

interface ButtonLinkProps extends ButtonWidth {
  to: To
  variant?: ButtonVariant
  state?: unknown
  /** Replaces the history entry. */
  replace?: boolean
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ to, state, replace, variant, wide, fit, children }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} replace={replace} className={buttonStyle(variant, { wide, fit })}>
      {children}
    </Link>
  )
}
