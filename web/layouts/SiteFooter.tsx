import { Link } from 'react-router-dom'
import { type Locale, useLocale, useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { paths } from '#web/paths.ts'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'

const LINKS = ['terms', 'privacy', 'fees', 'safeguarding', 'contact'] as const

/** The company behind Plink, and the documents that a customer has to know. */
export function SiteFooter() {
  const t = useTexts(common)
  const { locale } = useLocale()
  return (
    <footer className="border-t border-line bg-surface text-sm text-muted">
      <div className="mx-auto grid max-w-6xl gap-4 px-4 py-5 sm:px-6 md:flex md:justify-between md:gap-12">
        <div className="grid max-w-2xl content-start gap-1">
          <p>{t.footerNote}</p>
          <p data-company={`entity-${locale}`}>{companyText('entity', locale)}</p>
          <p data-company={`licence-${locale}`}>{companyText('licence', locale)}</p>
        </div>
        <div className="flex items-end justify-between gap-4 md:items-start">
          <ul className="-my-2.5 flex flex-wrap gap-x-5 md:justify-end">
            {LINKS.map(name => (
              <li key={name}>
                <Link
                  to={paths[name]}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
                >
                  {t.footer[name]}
                </Link>
              </li>
            ))}
          </ul>
          <span className="-me-3 -mb-2.5 sm:hidden">
            <ThemeSwitch />
          </span>
        </div>
      </div>
    </footer>
  )
}

/** Returns the name of the company behind Plink, or its licence. The server writes its settings into the page. The built page has placeholders. */
function companyText(name: 'entity' | 'licence', locale: Locale): string {
  return document.querySelector(`meta[name="plink-${name}-${locale}"]`)?.getAttribute('content') ?? ''
}
