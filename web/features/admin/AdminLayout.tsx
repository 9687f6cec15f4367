import { type ComponentType, Suspense } from 'react'
import { NavLink, Outlet } from 'react-router-dom'
import type { MoneyQueues } from '#web/api/generated/plinkAPI.schemas.ts'
import { MenuFrame } from '#web/layouts/MenuFrame.tsx'
import { MENU_ENTRY, SIDE_MENU } from '#web/layouts/menu-style.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { admin } from '#web/messages/staff/admin.ts'
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
  DocumentIcon,
  PeopleIcon,
  PhoneIcon,
  PulseIcon,
  SettingsIcon,
  ShieldIcon,
  SupportIcon,
  TopUpIcon,
  TransactionsIcon,
  TransferIcon,
  WarningIcon,
} from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

const MENU_ID = 'admin-menu'

/** The frame of every page of the portal. */
export function AdminLayout() {
  const t = useTexts(admin)
  return (
    <MenuFrame
      menuId={MENU_ID}
      header={button => (
        <AdminHeader
          who={<WhoIsSignedIn />}
          actions={
            <>
              <span className="hidden md:block">
                <SignOutButton />
              </span>
              {button}
            </>
          }
        />
      )}
      menu={open => <AdminMenu open={open} />}
      isDense
    >
      <div className="grid grid-cols-1 gap-6">
        {useMayChange() ? null : <Notice>{t.viewer}</Notice>}
        <Suspense>
          <Outlet />
        </Suspense>
      </div>
    </MenuFrame>
  )
}

/** The menu. On a wide screen it is always visible. */
function AdminMenu({ open }: { open: boolean }) {
  const t = useTexts(admin)
  return (
    <nav
      id={MENU_ID}
      aria-label={t.menu}
      className={classNames(SIDE_MENU, 'gap-4 lg:block lg:py-4 lg:pe-0', open ? 'grid' : 'hidden')}
    >
      <ul className="grid gap-1">
        <MenuEntry place={DASHBOARD} />
      </ul>
      {GROUPS.map(({ name, places }) => (
        <section key={name} aria-labelledby={`${MENU_ID}-${name}`} className="lg:mt-2">
          <h2 id={`${MENU_ID}-${name}`} className="px-3 text-sm/5 font-semibold text-muted">
            {t.groups[name]}
          </h2>
          <ul className="grid gap-1 lg:gap-0">
            {places.map(place => (
              <MenuEntry key={place.to} place={place} />
            ))}
          </ul>
        </section>
      ))}
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

function MenuEntry({ place: { to, label, Icon, counts } }: { place: AdminPlace }) {
  const t = useTexts(admin)
  return (
    <li>
      <NavLink
        end={to === paths.admin}
        to={to}
        className={classNames(MENU_ENTRY, 'lg:gap-2.5 pointer-fine:lg:min-h-8')}
      >
        <Icon className="size-5 shrink-0" />
        <span className="me-auto">{t.nav[label]}</span>
        {counts === 'reviews' ? <OpenReviewsBadge /> : null}
        {counts === 'requests' ? <PendingRequestsBadge /> : null}
        {counts === undefined || counts === 'reviews' || counts === 'requests' ? null : (
          <MoneyQueueBadge queue={counts} />
        )}
      </NavLink>
    </li>
  )
}

function OpenReviewsBadge() {
  const t = useTexts(admin)
  const count = useOpenReviews() ?? 0
  return count === 0 ? null : <CountBadge count={count} text={t.openReviews(count)} />
}

function PendingRequestsBadge() {
  const t = useTexts(admin)
  const count = usePendingRequests() ?? 0
  return count === 0 ? null : <CountBadge count={count} text={t.pendingRequests(count)} />
}

function MoneyQueueBadge({ queue }: { queue: keyof MoneyQueues }) {
  const t = useTexts(admin)
  const count = useMoneyQueues()?.[queue] ?? 0
  return count === 0 ? null : <CountBadge count={count} text={t.openCases(count)} />
}

/** There is room for the number alone. A screen reader says what it counts. */
const CountBadge = ({ count, text }: { count: number; text: string }) => (
  <span className="rounded-full bg-warning-soft px-2 py-0.5 text-sm font-semibold text-warning">
    <span aria-hidden="true">{count}</span>
    <VisuallyHidden>{text}</VisuallyHidden>
  </span>
)

interface AdminPlace {
  to: string
  label: keyof (typeof admin)['en']['nav']
  Icon: ComponentType<{ className?: string }>
  /** The queue whose length the entry shows. */
  counts?: 'reviews' | 'requests' | keyof MoneyQueues
}

const DASHBOARD: AdminPlace = { to: paths.admin, label: 'dashboard', Icon: DashboardIcon }

interface Group {
  name: keyof (typeof admin)['en']['groups']
  places: readonly AdminPlace[]
}

/** The pages of the menu, in order. */
const GROUPS: readonly Group[] = [
  {
    name: 'customers',
    places: [
      { to: paths.adminCustomers, label: 'customers', Icon: PeopleIcon },
      { to: paths.adminReportedProblems, label: 'reportedProblems', Icon: SupportIcon, counts: 'reportedProblems' },
      { to: paths.adminContactRequests, label: 'contactRequests', Icon: PhoneIcon },
    ],
  },
  {
    name: 'money',
    places: [
      { to: paths.adminTransfers, label: 'transfers', Icon: TransferIcon, counts: 'undecidedTransfers' },
      { to: paths.adminTopUps, label: 'topUps', Icon: TopUpIcon },
      { to: paths.adminSuspense, label: 'suspense', Icon: TransactionsIcon, counts: 'suspense' },
      { to: paths.adminExceptions, label: 'exceptions', Icon: WarningIcon, counts: 'exceptions' },
      { to: paths.adminReconciliation, label: 'reconciliation', Icon: DocumentIcon, counts: 'reconciliation' },
    ],
  },
  {
    name: 'compliance',
    places: [
      { to: paths.adminReviews, label: 'reviews', Icon: ShieldIcon, counts: 'reviews' },
      { to: paths.adminRequests, label: 'requests', Icon: CheckCircleIcon, counts: 'requests' },
      { to: paths.adminDenyList, label: 'denyList', Icon: BlockIcon },
    ],
  },
  {
    name: 'platform',
    places: [
      { to: paths.adminKybOptions, label: 'options', Icon: SettingsIcon },
      { to: paths.adminProviders, label: 'providers', Icon: PulseIcon },
      { to: paths.adminActivity, label: 'activity', Icon: ClockIcon },
    ],
  },
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
