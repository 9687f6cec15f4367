import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { shell } from '#web/messages/shell.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
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
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </div>
    </MenuFrame>
  )
}

/** Shown while the code of the first page of a visit loads. Later pages replace the one before when they are ready. */
function PageSkeleton() {
  return (
    <div role="status" className="grid gap-8">
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      <Skeleton className="my-1 h-7 w-48" />
      <Skeleton className="h-64 w-full" />
    </div>
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
