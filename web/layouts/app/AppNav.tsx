import { type ComponentType, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { useCountWaitingApprovals } from '#web/api/generated/approvals.ts'
import { LIVE, useHasWallet, useWallet } from '#web/api/use-wallet.ts'
import { MENU_ENTRY } from '#web/layouts/menu-style.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { tabStorage } from '#web/lib/safe-storage.ts'
import { shell } from '#web/messages/shell.ts'
import { paths } from '#web/paths.ts'
import {
  ApprovalIcon,
  BillIcon,
  BuildingIcon,
  CardIcon,
  ChevronDownIcon,
  DashboardIcon,
  DocumentIcon,
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

/** The pages of the signed-in area. */
export function AppNav() {
  return (
    <nav aria-label={useTexts(shell).account}>
      <ul className="grid gap-1">
        {APP_NAV.map(entry =>
          'places' in entry ? <Group key={entry.label} group={entry} /> : <Place key={entry.label} place={entry} />,
        )}
      </ul>
    </nav>
  )
}

function Place({ place: { to, label, Icon, counts } }: { place: NavPlace }) {
  const t = useTexts(shell)
  const Count = counts && COUNTS[counts]
  return (
    <li>
      <NavLink to={to} className={MENU_ENTRY}>
        <Icon className="size-5 shrink-0" />
        <span className="me-auto">{t.nav[label]}</span>
        {Count ? <Count /> : null}
      </NavLink>
    </li>
  )
}

function Group({ group: { label, Icon, places } }: { group: NavGroup }) {
  const t = useTexts(shell)
  const [open, setOpen] = useGroupOpen(label)
  return (
    <li>
      <button type="button" aria-expanded={open} className={`w-full ${MENU_ENTRY}`} onClick={() => setOpen(!open)}>
        <Icon className="size-5 shrink-0" />
        <span className="me-auto">{t.nav[label]}</span>
        <ChevronDownIcon className={open ? 'size-5 shrink-0 rotate-180' : 'size-5 shrink-0'} />
      </button>
      {open ? (
        <ul className="ms-5.5 mt-1 grid gap-1 border-s border-line ps-2">
          {places.map(place => (
            <Place key={place.label} place={place} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

/** Whether a group of the menu is open. A closed group stays closed for the rest of the visit. */
function useGroupOpen(group: string): [open: boolean, setOpen: (open: boolean) => void] {
  const key = `plink.nav.${group}`
  const [open, setOpen] = useState(() => tabStorage.getItem(key) !== 'closed')
  const keep = (next: boolean) => {
    if (next) tabStorage.removeItem(key)
    else tabStorage.setItem(key, 'closed')
    setOpen(next)
  }
  return [open, keep]
}

/** The number of unseen transactions. Renders nothing for none. */
function NewTransactions() {
  const t = useTexts(shell)
  const { number } = useFormats()
  const count = useWallet().data?.newTransactions ?? 0
  if (count === 0) return null
  return (
    <span className="flex items-center gap-1.5 text-sm font-semibold">
      <span className="rounded-full bg-brand-soft px-2 text-brand">{t.new}</span>
      <span className="min-w-5 rounded-full bg-brand px-1.5 text-center text-on-brand tabular-nums">
        {number(count)}
      </span>
    </span>
  )
}

/** The number of payments that wait for the approval of this person. Renders nothing for none. */
function WaitingApprovals() {
  const { number } = useFormats()
  const hasWallet = useHasWallet()
  const waiting = useCountWaitingApprovals({ query: { ...LIVE, enabled: hasWallet } }).data?.waiting ?? 0
  if (waiting === 0) return null
  return (
    <span className="min-w-5 rounded-full bg-brand px-1.5 text-center text-sm font-semibold text-on-brand tabular-nums">
      {number(waiting)}
    </span>
  )
}

const COUNTS = { transactions: NewTransactions, approvals: WaitingApprovals }

interface NavEntry {
  label: keyof (typeof shell)['en']['nav']
  Icon: ComponentType<{ className?: string }>
}

interface NavPlace extends NavEntry {
  to: string
  /** The queue whose length the entry shows, if it is not empty. */
  counts?: keyof typeof COUNTS
}

interface NavGroup extends NavEntry {
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

/** The pages of the menu, in order. */
const APP_NAV: readonly (NavPlace | NavGroup)[] = [
  { to: paths.dashboard, label: 'dashboard', Icon: DashboardIcon },
  { to: paths.transactions, label: 'transactions', Icon: TransactionsIcon, counts: 'transactions' },
  { to: paths.statements, label: 'statements', Icon: DocumentIcon },
  { to: paths.approvals, label: 'approvals', Icon: ApprovalIcon, counts: 'approvals' },
  SERVICES,
  { to: paths.team, label: 'team', Icon: BuildingIcon },
  { to: paths.settings, label: 'settings', Icon: SettingsIcon },
  { to: paths.support, label: 'support', Icon: SupportIcon },
  { to: paths.logout, label: 'logout', Icon: LogoutIcon },
]

/** The state of a menu that closes on every navigation. */
export function useMenuOpen(): [open: boolean, setOpen: (open: boolean) => void] {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  return [openAt === key, open => setOpenAt(open ? key : null)]
}
