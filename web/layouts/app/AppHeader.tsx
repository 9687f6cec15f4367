import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { paths } from '#web/paths.ts'
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import { NotificationsMenu } from './NotificationsMenu.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { TotalBalance } from './TotalBalance.tsx'
import { TransactionSearch } from './TransactionSearch.tsx'

/** What a phone has no room for stands in the menu there. */
export function AppHeader({ menuButton }: { menuButton: ReactNode }) {
  return (
    <header className="relative border-b border-line bg-surface">
      <div className="mx-auto flex min-h-16 max-w-7xl items-center ps-4 pe-1 sm:gap-1 sm:ps-6 sm:pe-4">
        <Link
          to={paths.dashboard}
          aria-label={useTexts(common).brand}
          className="me-auto flex min-h-11 items-center rounded-md lg:me-0 lg:w-60"
        >
          <Logo />
        </Link>
        <div className="me-auto hidden w-full max-w-sm lg:block">
          <TransactionSearch />
        </div>
        <div className="hidden pe-2 sm:block">
          <TotalBalance />
        </div>
        <LanguageSwitch />
        <span className="hidden sm:block">
          <ThemeSwitch />
        </span>
        <NotificationsMenu />
        <ProfileMenu />
        {menuButton}
      </div>
    </header>
  )
}
