import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface MenuLinkProps {
  to: string
  Icon: ComponentType<{ className?: string }>
  children: ReactNode
}

export function MenuLink({ to, Icon, children }: MenuLinkProps) {
  return (
    <Link to={to} className="flex min-h-11 items-center gap-3 rounded-md px-3 text-ink hover:bg-raised">
      <Icon className="size-5 shrink-0 text-muted" />
      {children}
    </Link>
  )
}
