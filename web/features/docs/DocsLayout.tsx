import { type ReactNode, Suspense } from 'react'
import { Link, NavLink, Outlet } from 'react-router-dom'
import { useMenuOpen } from '#web/layouts/app/AppNav.tsx'
import { MenuButton } from '#web/layouts/app/MenuButton.tsx'
import { Ribbon } from '#web/layouts/Ribbon.tsx'
import { SkipLink } from '#web/layouts/SkipLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { isSandbox } from '#web/lib/mode.ts'
import { common } from '#web/messages/common.ts'
import { docs } from '#web/messages/docs.ts'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import { SnippetLanguageProvider } from './request/RequestSnippet.tsx'

const MENU_ID = 'docs-menu'

/** The frame of every documentation page. The menu is beside the page; on a phone, a button in the header opens it. */
export function DocsLayout() {
  const [menuOpen, setMenuOpen] = useMenuOpen()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Ribbon wide />
      <DocsHeader>
        <MenuButton controls={MENU_ID} open={menuOpen} onToggle={() => setMenuOpen(!menuOpen)} />
      </DocsHeader>
      <div className="mx-auto flex w-full max-w-7xl flex-1 flex-col lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)]">
        <DocsMenu id={MENU_ID} open={menuOpen} />
        <main id="main" tabIndex={-1} className="w-full min-w-0 px-4 py-8 sm:px-6 lg:py-10">
          <SnippetLanguageProvider>
            <Suspense>
              <Outlet />
            </Suspense>
          </SnippetLanguageProvider>
        </main>
      </div>
    </div>
  )
}

/** On a phone, the links that do not fit are in the menu. `children` is the button of the menu. */
function DocsHeader({ children }: { children: ReactNode }) {
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

interface DocsMenuProps {
  id: string
  /** On a phone only. On a wide screen the menu is always visible. */
  open: boolean
}

const ENTRY = 'flex min-h-11 items-center rounded-md px-3 text-muted hover:bg-raised hover:text-ink'
const CURRENT = 'aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand'

function DocsMenu({ id, open }: DocsMenuProps) {
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
            {places.filter(isOfThisMode).map(place => (
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

type Label = keyof (typeof docs)['en']['nav']

interface DocsPlace {
  to: string
  label: Label
}

interface DocsGroup {
  label: Label
  places: readonly DocsPlace[]
}

/** The pages of the documentation, in the order of its menu. */
const DOCS_NAV: readonly DocsGroup[] = [
  {
    label: 'begin',
    places: [
      { to: paths.docs, label: 'start' },
      { to: paths.docsSignUp, label: 'signUp' },
      { to: paths.docsSignIn, label: 'signIn' },
      { to: paths.docsTopUps, label: 'topUps' },
      { to: paths.docsTransfers, label: 'transfers' },
    ],
  },
  {
    label: 'guides',
    places: [
      { to: paths.docsConventions, label: 'conventions' },
      { to: paths.docsErrors, label: 'errors' },
      { to: paths.docsTestValues, label: 'testValues' },
    ],
  },
  {
    label: 'tools',
    places: [
      { to: paths.docsClient, label: 'client' },
      { to: paths.docsChangelog, label: 'changelog' },
    ],
  },
]

/** Live mode has no test values. */
const isOfThisMode = ({ to }: { to: string }): boolean => to !== paths.docsTestValues || isSandbox()

/** Pages and files that the server itself serves. */
const SERVER_FILES = [
  { href: paths.docsReference, label: 'reference' },
  { href: paths.contractYaml, label: 'openapi.yaml' },
  { href: paths.contractJson, label: 'openapi.json' },
] as const
