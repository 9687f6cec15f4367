import type { ReactNode } from 'react'
import { BackLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'

interface RecoveryLayoutProps {
  title: string
  lead: ReactNode
  backTo: string
  /** The location state of the page that Back opens. */
  backState?: unknown
  children: ReactNode
}

export function RecoveryLayout({ title, lead, backTo, backState, children }: RecoveryLayoutProps) {
  return (
    <PublicLayout>
      <BackLink to={backTo} state={backState} />
      <div className="grid gap-2">
        <PageHeading title={title} />
        <p className="text-muted">{lead}</p>
      </div>
      {children}
    </PublicLayout>
  )
}
