import { NavLink } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { admin } from '#web/messages/admin.ts'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import { ADMIN_NAV } from '../admin-nav.ts'
import { OpenReviewsBadge } from './OpenReviewsBadge.tsx'
import { SignOutButton } from './SignOutButton.tsx'
import { Welcome } from './Welcome.tsx'

interface AdminMenuProps {
  id: string
  /** On a phone; beside the page there is always room. */
  open: boolean
}

const ENTRY = 'flex min-h-11 items-center gap-3 rounded-md px-3 text-muted hover:bg-raised hover:text-ink'
const CURRENT = 'aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand'

export function AdminMenu({ id, open }: AdminMenuProps) {
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
              {counts ? <OpenReviewsBadge /> : null}
            </NavLink>
          </li>
        ))}
      </ul>
      <div className="grid gap-2 border-t border-line px-3 pt-4 md:hidden">
        <div className="flex min-h-11 items-center justify-between gap-3">
          <span className="truncate text-sm text-muted">
            <Welcome />
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
