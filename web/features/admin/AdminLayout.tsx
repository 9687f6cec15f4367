import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { MenuButton } from '#web/layouts/app/MenuButton.tsx'
import { useOpenHere } from '#web/layouts/app/use-open-here.ts'
import { SandboxRibbon } from '#web/layouts/SandboxRibbon.tsx'
import { SkipLink } from '#web/layouts/SkipLink.tsx'
import { AdminHeader } from './layout/AdminHeader.tsx'
import { AdminMenu } from './layout/AdminMenu.tsx'

const MENU_ID = 'admin-menu'

/** Around every page of the portal: the menu at the side, on a phone behind a button of the header. */
export function AdminLayout() {
  const [menuOpen, setMenuOpen] = useOpenHere()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SandboxRibbon wide />
      <AdminHeader>
        <MenuButton controls={MENU_ID} open={menuOpen} onToggle={() => setMenuOpen(!menuOpen)} />
      </AdminHeader>
      <div className="mx-auto flex w-full max-w-7xl flex-1 flex-col lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <AdminMenu id={MENU_ID} open={menuOpen} />
        <main id="main" tabIndex={-1} className="w-full min-w-0 px-4 py-6 sm:px-6 lg:py-8">
          <div className="grid grid-cols-1 gap-6">
            <Suspense>
              <Outlet />
            </Suspense>
          </div>
        </main>
      </div>
    </div>
  )
}
