import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom'
import { MenuFrame } from '#web/layouts/MenuFrame.tsx'
import { MENU_ENTRY, SIDE_MENU } from '#web/layouts/menu-style.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { isSandbox } from '#web/lib/mode.ts'
import { common } from '#web/messages/common.ts'
import { paths, referenceTagPath } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import { docs } from './docs.messages.ts'
import { docsReference } from './docs-reference.messages.ts'
import { TAGS } from './reference/tag-groups.ts'
import { SnippetChoicesProvider } from './request/snippet-choices.tsx'
import { DocsSearch } from './search/DocsSearch.tsx'

/** The pages are many. With a mouse, all of them fit beside the text of a small screen. */
const ENTRY = `${MENU_ENTRY} pointer-fine:lg:min-h-8`

const MENU_ID = 'docs-menu'

/** The frame of every documentation page. */
export function DocsLayout() {
  return (
    <MenuFrame
      menuId={MENU_ID}
      header={button => <DocsHeader>{button}</DocsHeader>}
      menu={open => <DocsMenu open={open} />}
    >
      <SnippetChoicesProvider>
        <Suspense>
          <Outlet />
        </Suspense>
      </SnippetChoicesProvider>
    </MenuFrame>
  )
}

/** The header. On a phone, the links that do not fit are in the menu. `children` is the button of the menu. */
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
            <li>
              <Link
                to={paths.docsReference}
                className="flex min-h-11 items-center px-3 font-semibold text-brand hover:underline"
              >
                {t.reference}
              </Link>
            </li>
            {SERVER_FILES.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="flex min-h-11 items-center px-3 font-semibold text-brand hover:underline">
                  <bdi dir="ltr">{label}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <span className="me-auto sm:hidden" />
        <DocsSearch />
        <LanguageSwitch />
        <span className="hidden sm:block">
          <ThemeSwitch />
        </span>
        {children}
      </div>
    </header>
  )
}

/** The menu. On a wide screen it is always visible. */
function DocsMenu({ open }: { open: boolean }) {
  const t = useTexts(docs)
  const { pathname } = useLocation()
  const isReference = pathname.startsWith(paths.docsReference)
  return (
    <nav
      ref={useCurrentInSight(pathname)}
      id={MENU_ID}
      aria-label={t.menu}
      className={classNames(SIDE_MENU, 'gap-6 lg:grid lg:content-start lg:py-10 lg:pe-2', open ? 'grid' : 'hidden')}
    >
      {DOCS_NAV.map(({ label, places }) => (
        <div key={label}>
          <p className="px-3 pb-1 text-sm font-semibold">{t.nav[label]}</p>
          <ul>
            {places.filter(isOfThisMode).map(place => (
              <li key={place.to}>
                <NavLink end={!WITH_PAGES_BELOW.includes(place.to)} to={place.to} className={ENTRY}>
                  {t.nav[place.label]}
                </NavLink>
                {place.to === paths.docsReference && isReference ? <ReferenceTags /> : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ul className="border-t border-line pt-3 md:hidden">
        {SERVER_FILES.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className={ENTRY}>
              <bdi dir="ltr">{label}</bdi>
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

/** Scrolls the menu, and not the page, to the entry of this page. The menu of the reference is longer than a screen. */
function useCurrentInSight(pathname: string) {
  const menu = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another entry.
  useEffect(() => {
    const frame = menu.current
    const entry = [...(frame?.querySelectorAll('[aria-current=page]') ?? [])].at(-1)
    if (!frame || !entry) return
    const beyond =
      entry.getBoundingClientRect().bottom - Math.min(frame.getBoundingClientRect().bottom, window.innerHeight)
    if (beyond > 0) frame.scrollTop += beyond + frame.clientHeight / 2
  }, [pathname])
  return menu
}

/** The tags of the reference, which are in the menu on its pages. */
function ReferenceTags() {
  const t = useTexts(docsReference)
  return (
    <ul className="ms-3 border-s border-line ps-1 text-sm">
      {TAGS.map(tag => (
        <li key={tag}>
          <NavLink to={referenceTagPath(tag)} className={ENTRY}>
            {t.tags[tag]}
          </NavLink>
        </li>
      ))}
    </ul>
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
      { to: paths.docsSendWithKey, label: 'sendWithKey' },
    ],
  },
  {
    label: 'guides',
    places: [
      { to: paths.docsConventions, label: 'conventions' },
      { to: paths.docsKeys, label: 'keys' },
      { to: paths.docsWebhooks, label: 'webhooks' },
      { to: paths.docsIdempotency, label: 'idempotency' },
      { to: paths.docsPagination, label: 'pagination' },
      { to: paths.docsLimits, label: 'limits' },
      { to: paths.docsErrors, label: 'errors' },
      { to: paths.docsTestValues, label: 'testValues' },
      { to: paths.docsVersions, label: 'versions' },
      { to: paths.docsGoingLive, label: 'goingLive' },
    ],
  },
  {
    label: 'tools',
    places: [
      { to: paths.docsReference, label: 'reference' },
      { to: paths.docsClient, label: 'client' },
      { to: paths.docsChangelog, label: 'changelog' },
    ],
  },
]

/** These entries are marked on the pages below them too. The reference has its tags for that. */
const WITH_PAGES_BELOW: readonly string[] = [paths.docsErrors, paths.docsChangelog]

/** Live mode has no test values. */
const isOfThisMode = ({ to }: { to: string }): boolean => to !== paths.docsTestValues || isSandbox()

/** Files that the server itself serves. */
const SERVER_FILES = [
  { href: paths.contractYaml, label: 'openapi.yaml' },
  { href: paths.contractJson, label: 'openapi.json' },
] as const
