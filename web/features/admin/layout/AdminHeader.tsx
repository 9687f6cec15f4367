import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { admin } from '#web/messages/admin.ts'
import { paths } from '#web/paths.ts'
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx'
import { LogoMark } from '#web/ui/Logo.tsx'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import { SignOutButton } from './SignOutButton.tsx'
import { Welcome } from './Welcome.tsx'

/** What a phone has no room for stands in the menu there. `children` is the button of the menu. */
export function AdminHeader({ children }: { children: ReactNode }) {
  const t = useTexts(admin)
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex min-h-14 max-w-7xl items-center ps-4 pe-1 sm:gap-2 sm:ps-6 sm:pe-4">
        <Link to={paths.admin} className="me-auto flex min-h-11 items-center gap-2.5 rounded-md font-semibold">
          <LogoMark />
          {t.portal}
        </Link>
        <span className="hidden truncate text-sm text-muted md:block">
          <Welcome />
        </span>
        <LanguageSwitch />
        <span className="hidden sm:block">
          <ThemeSwitch />
        </span>
        <span className="hidden md:block">
          <SignOutButton />
        </span>
        {children}
      </div>
    </header>
  )
}
