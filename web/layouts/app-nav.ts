import type { ComponentType } from 'react'
import type { shell } from '#web/messages/shell.ts'
import { paths } from '#web/paths.ts'
import { DashboardIcon, LogoutIcon, SettingsIcon } from '#web/ui/icons.tsx'

interface NavEntry {
  to: string
  label: keyof (typeof shell)['en']['nav']
  Icon: ComponentType<{ className?: string }>
}

/** Where the signed-in area leads, in the order of its menu. */
export const APP_NAV: readonly NavEntry[] = [
  { to: paths.dashboard, label: 'dashboard', Icon: DashboardIcon },
  { to: paths.settings, label: 'settings', Icon: SettingsIcon },
  { to: paths.logout, label: 'logout', Icon: LogoutIcon },
]
