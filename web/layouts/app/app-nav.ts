import type { ComponentType } from 'react'
import type { shell } from '#web/messages/shell.ts'
import { paths } from '#web/paths.ts'
import {
  BillIcon,
  CardIcon,
  DashboardIcon,
  LogoutIcon,
  PeopleIcon,
  ServicesIcon,
  SettingsIcon,
  SupportIcon,
  TopUpIcon,
  TransactionsIcon,
  TransferIcon,
  WalletIcon,
} from '#web/ui/icons.tsx'

interface NavEntry {
  label: keyof (typeof shell)['en']['nav']
  Icon: ComponentType<{ className?: string }>
}

export interface NavPlace extends NavEntry {
  to: string
  /** Says how many transactions are new. */
  counts?: boolean
}

export interface NavGroup extends NavEntry {
  places: readonly NavPlace[]
}

const SERVICES: NavGroup = {
  label: 'services',
  Icon: ServicesIcon,
  places: [
    { to: paths.wallet, label: 'wallet', Icon: WalletIcon },
    { to: paths.transfer, label: 'transfer', Icon: TransferIcon },
    { to: paths.credit, label: 'credit', Icon: CardIcon },
    { to: paths.bills, label: 'bills', Icon: BillIcon },
    { to: paths.beneficiaries, label: 'beneficiaries', Icon: PeopleIcon },
    { to: paths.topUp, label: 'topUp', Icon: TopUpIcon },
  ],
}

/** Where the signed-in area leads, in the order of its menu. */
export const APP_NAV: readonly (NavPlace | NavGroup)[] = [
  { to: paths.dashboard, label: 'dashboard', Icon: DashboardIcon },
  { to: paths.transactions, label: 'transactions', Icon: TransactionsIcon, counts: true },
  SERVICES,
  { to: paths.settings, label: 'settings', Icon: SettingsIcon },
  { to: paths.support, label: 'support', Icon: SupportIcon },
  { to: paths.logout, label: 'logout', Icon: LogoutIcon },
]
