import { Link, matchPath, useLocation } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { sandboxHints } from '#web/messages/sandbox/sandbox-hints.ts'
import { paths, scenariosHash } from '#web/paths.ts'
import { sandboxPaths } from '#web/sandbox-paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { BeakerIcon } from '#web/ui/icons.tsx'

/** Says that the data is not real. Its links open new tabs, so that a sign-up in progress is not interrupted. */
export function SandboxRibbon({ wide }: { wide?: boolean }) {
  const t = useTexts(sandboxHints)
  return (
    <aside aria-label={t.sandbox} className="border-b border-line bg-raised text-sm">
      <div
        className={classNames(
          'mx-auto flex flex-wrap items-center gap-x-3 px-4 sm:gap-x-5 sm:px-6',
          wide ? 'max-w-7xl' : 'max-w-6xl',
        )}
      >
        <p className="flex items-center gap-2 py-2">
          <BeakerIcon className="size-4 shrink-0 text-brand" />
          <strong className="font-semibold">{t.sandbox}</strong>
          <span className="hidden text-muted md:inline">{t.notice}</span>
        </p>
        <nav aria-label={t.sandbox} className="ms-auto flex gap-4 sm:gap-5">
          <ScenariosLink />
          <RibbonLink href={sandboxPaths.phone}>{t.pretendPhone}</RibbonLink>
          <RibbonLink href={sandboxPaths.testValues}>{t.testValues}</RibbonLink>
        </nav>
      </div>
    </aside>
  )
}

const PAGES_WITH_SCENARIOS = [paths.nafath, paths.globalScreening, paths.cardTopUp]

/** A link that opens the drawer of scenarios. It exists only on pages whose outcome a sandbox can choose. */
function ScenariosLink() {
  const t = useTexts(sandboxHints)
  const { pathname } = useLocation()
  if (!PAGES_WITH_SCENARIOS.some(path => matchPath(path, pathname))) return null
  return (
    <Link to={scenariosHash} className={LINK_STYLE}>
      {t.scenarios}
    </Link>
  )
}

const LINK_STYLE = 'inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline'

function RibbonLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={LINK_STYLE}>
      {children}
    </a>
  )
}
