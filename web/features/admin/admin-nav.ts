import type { ComponentType } from 'react'
import type { admin } from '#web/messages/admin.ts'
import { paths } from '#web/paths.ts'
import { ClockIcon, DashboardIcon, PeopleIcon, SettingsIcon, ShieldIcon } from '#web/ui/icons.tsx'

interface AdminPlace {
  to: string
  label: keyof (typeof admin)['en']['nav']
  Icon: ComponentType<{ className?: string }>
  /** Says how many wait there. */
  counts?: boolean
}

/** Where the portal leads, in the order of its menu. */
export const ADMIN_NAV: readonly AdminPlace[] = [
  { to: paths.admin, label: 'dashboard', Icon: DashboardIcon },
  { to: paths.adminKybOptions, label: 'options', Icon: SettingsIcon },
  { to: paths.adminCustomers, label: 'customers', Icon: PeopleIcon },
  { to: paths.adminReviews, label: 'reviews', Icon: ShieldIcon, counts: true },
  { to: paths.adminActivity, label: 'activity', Icon: ClockIcon },
]
