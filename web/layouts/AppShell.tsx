import { Outlet } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { shell } from '#web/messages/shell.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import { AppHeader, BusinessName, NewBalance, TotalBalance } from './app/AppHeader.tsx'
import { AppNav } from './app/AppNav.tsx'
import { AppSearch } from './app/AppSearch.tsx'
import { useWatchWallet } from './app/use-watch-wallet.ts'
import { MenuFrame } from './MenuFrame.tsx'
import { SIDE_MENU } from './menu-style.ts'

const MENU_ID = 'app-menu'

/** The frame of every signed-in page. */
export function AppShell() {
  useWatchWallet()
  return (
    <MenuFrame
      menuId={MENU_ID}
      header={button => (
        <>
          <NewBalance />
          <AppHeader menuButton={button} />
        </>
      )}
      menu={open => <AppMenu open={open} />}
    >
      <div className="grid grid-cols-1 gap-8">
        <Outlet />
      </div>
    </MenuFrame>
  )
}

/** The menu. On a wide screen it is always visible. On a phone it also has the links that do not fit into the header. */
function AppMenu({ open }: { open: boolean }) {
  return (
    <aside
      id={MENU_ID}
      aria-label={useTexts(shell).menu}
      className={classNames(SIDE_MENU, 'lg:block lg:py-10 lg:pe-2', !open && 'hidden')}
    >
      <div className="mb-4 grid gap-4 px-2 lg:hidden">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="truncate font-semibold empty:hidden">
            <BusinessName />
          </p>
          <div className="sm:hidden">
            <TotalBalance />
          </div>
        </div>
        <AppSearch />
      </div>
      <AppNav />
      <div className="mt-2 px-1 sm:hidden">
        <ThemeSwitch />
      </div>
    </aside>
  )
}
