import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { admin } from '#web/messages/staff/admin.ts'
import { paths } from '#web/paths.ts'
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx'
import { LogoMark } from '#web/ui/Logo.tsx'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'

interface AdminHeaderProps {
  /** The signed-in person. */
  who?: ReactNode
  /** The sign-out and the button of the menu. */
  actions?: ReactNode
}

/** The header of the portal. Its coloured edge distinguishes it from the customer's. On a phone, elements that do not fit are in the menu. */
export function AdminHeader({ who, actions }: AdminHeaderProps) {
  const t = useTexts(admin)
  return (
    <header className="border-t-4 border-b border-t-brand border-b-line bg-surface">
      <div className="mx-auto flex min-h-14 max-w-7xl items-center ps-4 pe-1 sm:gap-2 sm:ps-6 sm:pe-4">
        <Link to={paths.admin} className="me-auto flex min-h-11 items-center gap-2.5 rounded-md font-semibold">
          <LogoMark />
          {t.portal}
        </Link>
        {who ? <span className="hidden min-w-0 text-end text-sm md:block">{who}</span> : null}
        <LanguageSwitch />
        <span className={actions ? 'hidden sm:block' : ''}>
          <ThemeSwitch />
        </span>
        {actions}
      </div>
    </header>
  )
}
