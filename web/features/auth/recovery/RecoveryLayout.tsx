import type { ReactNode } from 'react'
import { BackLink } from '#web/layouts/BackLink.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'

interface RecoveryLayoutProps {
  title: string
  lead: ReactNode
  backTo: string
  children: ReactNode
}

export function RecoveryLayout({ title, lead, backTo, children }: RecoveryLayoutProps) {
  return (
    <PublicLayout>
      <BackLink to={backTo} />
      <div className="grid gap-2">
        <PageHeading title={title} />
        <p className="text-muted">{lead}</p>
      </div>
      {children}
    </PublicLayout>
  )
}
