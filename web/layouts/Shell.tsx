import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { SummaryContext } from '#web/form/summary-context.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import { Ribbon } from './Ribbon.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SkipLink } from './SkipLink.tsx'

interface ShellProps {
  /** Links at the end of the header. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every page outside the signed-in area. */
export function Shell({ actions, children }: ShellProps) {
  const t = useTexts(common)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Ribbon />
      <header className="border-b border-line bg-surface">
        <div
          className={classNames(
            'mx-auto flex min-h-16 max-w-6xl items-center gap-1 ps-4 sm:gap-2 sm:ps-6',
            // A switch has no outline, so its content aligns with the page's edge.
            actions ? 'pe-4 sm:pe-6' : 'pe-1 sm:pe-3',
          )}
        >
          <Link to={paths.landing} aria-label={t.brand} className="me-auto flex min-h-11 items-center rounded-md">
            <Logo />
          </Link>
          <LanguageSwitch />
          <span className="hidden sm:inline">
            <ThemeSwitch />
          </span>
          {actions}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <SummaryContext value={true}>{children}</SummaryContext>
      </main>
      <SiteFooter />
    </div>
  )
}
