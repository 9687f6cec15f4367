import { type ReactNode, useId } from 'react'
import type { CustomerStatus } from '#web/api/generated/plinkAPI.schemas.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import { StatusBadge, type StatusTone } from '#web/ui/Badge.tsx'

interface PanelSectionProps {
  title: string
  /** An action for the whole section. */
  action?: ReactNode
  children: ReactNode
}

/** A section of a customer's page. */
export function PanelSection({ title, action, children }: PanelSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

const TONE: Record<CustomerStatus, StatusTone> = {
  signing_up: 'neutral',
  active: 'success',
  soft_locked: 'waiting',
  hard_locked: 'danger',
  closed: 'neutral',
}

export function CustomerStatusBadge({ status }: { status: CustomerStatus }) {
  return <StatusBadge tone={TONE[status]}>{useTexts(adminCustomers).status[status]}</StatusBadge>
}
