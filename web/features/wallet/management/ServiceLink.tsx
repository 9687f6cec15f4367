import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ArrowForwardIcon } from '#web/ui/icons.tsx'
import { ServiceIcon } from './ServiceIcon.tsx'

interface ServiceLinkProps {
  to: string
  icon: ReactNode
  title: string
  text: string
}

export function ServiceLink({ to, icon, title, text }: ServiceLinkProps) {
  return (
    <Link to={to} className="flex items-center gap-4 p-5 hover:bg-raised">
      <ServiceIcon>{icon}</ServiceIcon>
      <span className="grid flex-1">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-muted">{text}</span>
      </span>
      <ArrowForwardIcon className="size-5 shrink-0 text-muted" />
    </Link>
  )
}
