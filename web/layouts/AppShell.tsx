import { Outlet } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { shell } from '#web/messages/shell.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import { AppHeader, BusinessName, NewBalance, TotalBalance } from './app/AppHeader.tsx'
import { AppNav, useMenuOpen } from './app/AppNav.tsx'
import { AppSearch } from './app/AppSearch.tsx'
import { MenuButton } from './app/MenuButton.tsx'
import { useWatchWallet } from './app/use-watch-wallet.ts'
import { Ribbon } from './Ribbon.tsx'
import { SkipLink } from './SkipLink.tsx'

const MENU_ID = 'app-menu'

/** The frame of every signed-in page. The menu is beside the page; on a phone, a button in the header opens it. */
export function AppShell() {
  const [menuOpen, setMenuOpen] = useMenuOpen()
  useWatchWallet()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <NewBalance />
      <Ribbon wide />
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

interface AppMenuProps {
  id: string
  /** On a phone only. On a wide screen the menu is always visible. */
  open: boolean
}

/** The menu beside the page. On a phone it opens below the header and also has the links that do not fit there. */
function AppMenu({ id, open }: AppMenuProps) {
  return (
    <aside
      id={id}
      aria-label={useTexts(shell).menu}
      className={classNames(
        'border-b border-line bg-surface px-2 py-4 sm:px-4 lg:sticky lg:top-0 lg:block lg:max-h-dvh lg:self-start',
        'lg:overflow-y-auto lg:border-b-0 lg:bg-transparent lg:py-10 lg:ps-3 lg:pe-2',
        !open && 'hidden',
      )}
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
