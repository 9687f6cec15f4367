import { Outlet } from 'react-router-dom'
import { AppHeader } from './app/AppHeader.tsx'
import { AppMenu } from './app/AppMenu.tsx'
import { MenuButton } from './app/MenuButton.tsx'
import { useOpenHere } from './app/use-open-here.ts'
import { SandboxRibbon } from './SandboxRibbon.tsx'
import { SkipLink } from './SkipLink.tsx'

const MENU_ID = 'app-menu'

/** What stands around every page of the signed-in area: the menu at the side, on a phone behind a button of the header. */
export function AppShell() {
  const [menuOpen, setMenuOpen] = useOpenHere()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SandboxRibbon wide />
      <AppHeader
        menuButton={<MenuButton controls={MENU_ID} open={menuOpen} onToggle={() => setMenuOpen(!menuOpen)} />}
      />
      <div className="mx-auto flex w-full max-w-7xl flex-1 flex-col lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)]">
        <AppMenu id={MENU_ID} open={menuOpen} />
        <main id="main" tabIndex={-1} className="w-full min-w-0 px-4 py-8 sm:px-6 lg:py-10">
          <div className="grid grid-cols-1 gap-8">
            <Outlet />
          </div>
        </main>
      </div>
    </div>
  )
}
