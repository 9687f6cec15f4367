import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { MenuButton } from '#web/layouts/app/MenuButton.tsx'
import { useOpenHere } from '#web/layouts/app/use-open-here.ts'
import { SandboxRibbon } from '#web/layouts/SandboxRibbon.tsx'
import { SkipLink } from '#web/layouts/SkipLink.tsx'
import { DocsHeader } from './DocsHeader.tsx'
import { DocsMenu } from './DocsMenu.tsx'
import { SnippetLanguageProvider } from './request/snippet-language.tsx'

const MENU_ID = 'docs-menu'

/** Around every page of the documentation: the menu at the side, on a phone behind a button of the header. */
export function DocsLayout() {
  const [menuOpen, setMenuOpen] = useOpenHere()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SandboxRibbon wide />
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
