import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { shell } from '#web/messages/shell.ts'
import { classNames } from '#web/ui/class-names.ts'
import { APP_NAV } from './app-nav.ts'

interface AppNavProps {
  id: string
  /** On a phone; beside the page there is always room. */
  open: boolean
  onLeave: () => void
  /** Whose account this is. */
  children: ReactNode
}

export function AppNav({ id, open, onLeave, children }: AppNavProps) {
  const t = useTexts(shell)
  return (
    <nav
      id={id}
      aria-label={t.account}
      className={classNames(
        'border-b border-line bg-surface p-2 sm:px-4 lg:block lg:border-e lg:border-b-0 lg:bg-transparent lg:py-10 lg:ps-4 lg:pe-6',
        !open && 'hidden',
      )}
    >
      <p className="truncate px-3 py-2 text-sm text-muted empty:hidden lg:hidden">{children}</p>
      <ul className="grid gap-1">
        {APP_NAV.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              onClick={onLeave}
              className="flex min-h-11 items-center gap-3 rounded-md px-3 text-muted hover:bg-raised hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand"
            >
              <Icon className="size-5 shrink-0" />
              {t.nav[label]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
