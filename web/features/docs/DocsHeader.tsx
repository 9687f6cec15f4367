import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { docs } from '#web/messages/docs.ts'
import { paths } from '#web/paths.ts'
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import { SERVER_FILES } from './docs-nav.ts'

/** What a phone has no room for stands in the menu there. `children` is the button of the menu. */
export function DocsHeader({ children }: { children: ReactNode }) {
  const t = useTexts(docs)
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex min-h-16 max-w-7xl items-center ps-4 pe-1 sm:gap-1 sm:ps-6 sm:pe-4">
        <Link to={paths.landing} aria-label={useTexts(common).brand} className="flex min-h-11 items-center rounded-md">
          <Logo />
        </Link>
        <Link
          to={paths.docs}
          className="ms-3 me-auto hidden min-h-11 items-center border-s border-line ps-4 text-muted hover:text-ink sm:flex"
        >
          {t.title}
        </Link>
        <nav aria-label={t.reference} className="hidden items-center md:flex">
          <ul className="flex">
            {SERVER_FILES.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="flex min-h-11 items-center px-3 font-semibold text-brand hover:underline">
                  {label === 'reference' ? t.reference : <bdi dir="ltr">{label}</bdi>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <span className="me-auto sm:hidden" />
        <LanguageSwitch />
        <span className="hidden sm:block">
          <ThemeSwitch />
        </span>
        {children}
      </div>
    </header>
  )
}
