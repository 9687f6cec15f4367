import type { ComponentType } from 'react'
import { beginsWords } from '#domain/search-text.ts'
import { appSearch } from '#web/messages/app-search.ts'
import type { Locale } from '#web/messages/catalogue.ts'
import { shell } from '#web/messages/shell.ts'
import { paths } from '#web/paths.ts'
import {
  ApprovalIcon,
  BellIcon,
  BillIcon,
  BuildingIcon,
  CardIcon,
  ClockIcon,
  DashboardIcon,
  DocumentIcon,
  GaugeIcon,
  LaptopIcon,
  LockIcon,
  LogoutIcon,
  PeopleIcon,
  SettingsIcon,
  ShieldIcon,
  SubWalletsIcon,
  SupportIcon,
  TopUpIcon,
  TransactionsIcon,
  TransferIcon,
  WalletIcon,
} from '#web/ui/icons.tsx'

/** A page without parameters. */
export interface AppPage {
  key: keyof (typeof appSearch)['en']['words']
  to: string
  Icon: ComponentType<{ className?: string }>
  /** Whether customers without a business may open it. From other pages they are redirected to the creation of their business. */
  isForAll?: boolean
}

/** The pages, in the order of the menu. */
const PAGES: readonly AppPage[] = [
  { key: 'dashboard', to: paths.dashboard, Icon: DashboardIcon },
  { key: 'transactions', to: paths.transactions, Icon: TransactionsIcon },
  { key: 'statements', to: paths.statements, Icon: DocumentIcon },
  { key: 'approvals', to: paths.approvals, Icon: ApprovalIcon },
  { key: 'onHold', to: paths.onHold, Icon: LockIcon },
  { key: 'wallet', to: paths.wallet, Icon: WalletIcon },
  { key: 'limits', to: paths.limits, Icon: GaugeIcon },
  { key: 'subWallets', to: paths.subWallets, Icon: SubWalletsIcon },
  { key: 'transfer', to: paths.transfer, Icon: TransferIcon },
  { key: 'transfers', to: paths.transfers, Icon: TransferIcon },
  { key: 'schedules', to: paths.transferSchedules, Icon: ClockIcon },
  { key: 'transferFile', to: paths.transferFile, Icon: DocumentIcon },
  { key: 'credit', to: paths.credit, Icon: CardIcon, isForAll: true },
  { key: 'bills', to: paths.bills, Icon: BillIcon },
  { key: 'beneficiaries', to: paths.beneficiaries, Icon: PeopleIcon },
  { key: 'topUp', to: paths.topUp, Icon: TopUpIcon },
  { key: 'notifications', to: paths.notifications, Icon: BellIcon, isForAll: true },
  { key: 'team', to: paths.team, Icon: BuildingIcon, isForAll: true },
  { key: 'settings', to: paths.settings, Icon: SettingsIcon, isForAll: true },
  { key: 'security', to: paths.security, Icon: ShieldIcon, isForAll: true },
  { key: 'developers', to: paths.developers, Icon: LaptopIcon, isForAll: true },
  { key: 'support', to: paths.support, Icon: SupportIcon, isForAll: true },
  { key: 'logout', to: paths.logout, Icon: LogoutIcon, isForAll: true },
]

/** The pages whose names or other words match in either language. A name in the reader's language comes before other words. */
export function pagesFor(query: string, locale: Locale, hasBusiness: boolean): AppPage[] {
  const open = PAGES.filter(({ isForAll }) => hasBusiness || isForAll)
  const matchesByName = open.filter(({ key }) => beginsWords(pageName(key, locale), query))
  const others = open.filter(page => !matchesByName.includes(page) && beginsWords(wordsOf(page.key), query))
  return [...matchesByName, ...others]
}

export function pageName(key: AppPage['key'], locale: Locale): string {
  const { nav, notifications, security } = shell[locale]
  return { ...nav, notifications, security, ...appSearch[locale].names }[key]
}

const wordsOf = (key: AppPage['key']) =>
  (['en', 'ar'] as const).map(locale => `${pageName(key, locale)} ${appSearch[locale].words[key]}`).join(' ')
