import { NavLink } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { docs } from '#web/messages/docs.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import { DOCS_NAV, SERVER_FILES } from './docs-nav.ts'

interface DocsMenuProps {
  id: string
  /** On a phone; beside the page there is always room. */
  open: boolean
}

const ENTRY = 'flex min-h-11 items-center rounded-md px-3 text-muted hover:bg-raised hover:text-ink'
const CURRENT = 'aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand'

export function DocsMenu({ id, open }: DocsMenuProps) {
  const t = useTexts(docs)
  return (
    <nav
      id={id}
      aria-label={t.menu}
      className={classNames(
        'gap-6 border-b border-line bg-surface px-2 py-4 sm:px-4 lg:sticky lg:top-0 lg:grid lg:max-h-dvh lg:content-start',
        'lg:self-start lg:overflow-y-auto lg:border-b-0 lg:bg-transparent lg:py-10 lg:ps-3 lg:pe-2',
        open ? 'grid' : 'hidden',
      )}
    >
      {DOCS_NAV.map(({ label, places }) => (
        <div key={label}>
          <p className="px-3 pb-1 text-sm font-semibold">{t.nav[label]}</p>
          <ul>
            {places.map(place => (
              <li key={place.to}>
                <NavLink end to={place.to} className={`${ENTRY} ${CURRENT}`}>
                  {t.nav[place.label]}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ul className="border-t border-line pt-3 md:hidden">
        {SERVER_FILES.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className={ENTRY}>
              {label === 'reference' ? t.reference : <bdi dir="ltr">{label}</bdi>}
            </a>
          </li>
        ))}
        <li className="sm:hidden">
          <ThemeSwitch />
        </li>
      </ul>
    </nav>
  )
}
