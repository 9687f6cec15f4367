import { type ComponentType, Suspense } from 'react'
import { NavLink, Outlet } from 'react-router-dom'
import type { MoneyQueues } from '#web/api/generated/plinkAPI.schemas.ts'
import { useMenuOpen } from '#web/layouts/app/AppNav.tsx'
import { MenuButton } from '#web/layouts/app/MenuButton.tsx'
import { Ribbon } from '#web/layouts/Ribbon.tsx'
import { SkipLink } from '#web/layouts/SkipLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { admin } from '#web/messages/admin.ts'
import { paths } from '#web/paths.ts'
import { useAdminSession } from '#web/session/admin-session-state.ts'
import { AdminHeader } from '#web/staff/AdminHeader.tsx'
import { signOut, useAdminName } from '#web/staff/sign-out.ts'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { useMoneyQueues, useOpenReviews, usePendingRequests } from '#web/staff/use-polling.ts'
import { Button } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import {
  BlockIcon,
  CheckCircleIcon,
  ClockIcon,
  DashboardIcon,
  PeopleIcon,
  PhoneIcon,
  PulseIcon,
  SettingsIcon,
  ShieldIcon,
  TopUpIcon,
  TransactionsIcon,
  TransferIcon,
  WarningIcon,
} from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'

const MENU_ID = 'admin-menu'

/** The frame of every page of the portal. The menu is beside the page; on a phone, a button in the header opens it. */
export function AdminLayout() {
  const t = useTexts(admin)
  const [menuOpen, setMenuOpen] = useMenuOpen()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Ribbon wide />
      <AdminHeader
        who={<WhoIsSignedIn />}
        actions={
          <>
            <span className="hidden md:block">
              <SignOutButton />
            </span>
            <MenuButton controls={MENU_ID} open={menuOpen} onToggle={() => setMenuOpen(!menuOpen)} />
          </>
        }
      />
      <div className="mx-auto flex w-full max-w-7xl flex-1 flex-col lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <AdminMenu id={MENU_ID} open={menuOpen} />
        <main id="main" tabIndex={-1} className="w-full min-w-0 px-4 py-6 sm:px-6 lg:py-8">
          <div className="grid grid-cols-1 gap-6">
            {useMayChange() ? null : <Notice>{t.viewer}</Notice>}
            <Suspense>
              <Outlet />
            </Suspense>
          </div>
        </main>
      </div>
    </div>
  )
}

interface AdminMenuProps {
  id: string
  /** On a phone only. On a wide screen the menu is always visible. */
  open: boolean
}

const ENTRY = 'flex min-h-11 items-center gap-3 rounded-md px-3 text-muted hover:bg-raised hover:text-ink'
const CURRENT = 'aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand'

function AdminMenu({ id, open }: AdminMenuProps) {
  const t = useTexts(admin)
  return (
    <nav
      id={id}
      aria-label={t.menu}
      className={classNames(
        'gap-4 border-b border-line bg-surface px-2 py-4 sm:px-4 lg:sticky lg:top-0 lg:block lg:max-h-dvh lg:self-start',
        'lg:overflow-y-auto lg:border-b-0 lg:bg-transparent lg:py-8 lg:ps-3 lg:pe-0',
        open ? 'grid' : 'hidden',
      )}
    >
      <ul className="grid gap-1">
        {ADMIN_NAV.map(({ to, label, Icon, counts }) => (
          <li key={to}>
            <NavLink end={to === paths.admin} to={to} className={`${ENTRY} ${CURRENT}`}>
              <Icon className="size-5 shrink-0" />
              <span className="me-auto">{t.nav[label]}</span>
              {counts === 'reviews' ? <OpenReviewsBadge /> : null}
              {counts === 'requests' ? <PendingRequestsBadge /> : null}
              {counts === undefined || counts === 'reviews' || counts === 'requests' ? null : (
                <MoneyQueueBadge queue={counts} />
              )}
            </NavLink>
          </li>
        ))}
      </ul>
      <div className="grid gap-2 border-t border-line px-3 pt-4 md:hidden">
        <div className="flex min-h-11 items-center justify-between gap-3">
          <span className="min-w-0 text-sm">
            <WhoIsSignedIn />
          </span>
          <span className="sm:hidden">
            <ThemeSwitch />
          </span>
        </div>
        <SignOutButton wide />
      </div>
    </nav>
  )
}

function OpenReviewsBadge() {
  const t = useTexts(admin)
  const count = useOpenReviews() ?? 0
  return count === 0 ? null : <CountBadge>{t.openReviews(count)}</CountBadge>
}

function PendingRequestsBadge() {
  const t = useTexts(admin)
  const count = usePendingRequests() ?? 0
  return count === 0 ? null : <CountBadge>{t.pendingRequests(count)}</CountBadge>
}

function MoneyQueueBadge({ queue }: { queue: keyof MoneyQueues }) {
  const t = useTexts(admin)
  const count = useMoneyQueues()?.[queue] ?? 0
  return count === 0 ? null : <CountBadge>{t.openCases(count)}</CountBadge>
}

const CountBadge = ({ children }: { children: string }) => (
  <span className="rounded-full bg-warning-soft px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap text-warning">
    {children}
  </span>
)

interface AdminPlace {
  to: string
  label: keyof (typeof admin)['en']['nav']
  Icon: ComponentType<{ className?: string }>
  /** What the entry shows the number of. */
  counts?: 'reviews' | 'requests' | keyof MoneyQueues
}

/** The pages of the menu, in order. */
const ADMIN_NAV: readonly AdminPlace[] = [
  { to: paths.admin, label: 'dashboard', Icon: DashboardIcon },
  { to: paths.adminKybOptions, label: 'options', Icon: SettingsIcon },
  { to: paths.adminCustomers, label: 'customers', Icon: PeopleIcon },
  { to: paths.adminReviews, label: 'reviews', Icon: ShieldIcon, counts: 'reviews' },
  { to: paths.adminRequests, label: 'requests', Icon: CheckCircleIcon, counts: 'requests' },
  { to: paths.adminTransfers, label: 'transfers', Icon: TransferIcon, counts: 'undecidedTransfers' },
  { to: paths.adminTopUps, label: 'topUps', Icon: TopUpIcon },
  { to: paths.adminSuspense, label: 'suspense', Icon: TransactionsIcon, counts: 'suspense' },
  { to: paths.adminExceptions, label: 'exceptions', Icon: WarningIcon, counts: 'exceptions' },
  { to: paths.adminDenyList, label: 'denyList', Icon: BlockIcon },
  { to: paths.adminActivity, label: 'activity', Icon: ClockIcon },
  { to: paths.adminContactRequests, label: 'contactRequests', Icon: PhoneIcon },
  { to: paths.adminProviders, label: 'providers', Icon: PulseIcon },
]

function WhoIsSignedIn() {
  const t = useTexts(admin)
  const role = useAdminSession()?.user.role
  return (
    <>
      <span className="block truncate">{t.welcome(useAdminName())}</span>
      {role ? <span className="block truncate text-muted">{t.roles[role]}</span> : null}
    </>
  )
}

/** After the sign-out, the guard of the portal redirects to the sign-in. */
function SignOutButton({ wide }: { wide?: boolean }) {
  return (
    <Button variant="secondary" wide={wide} onClick={signOut}>
      {useTexts(admin).signOut}
    </Button>
  )
}
