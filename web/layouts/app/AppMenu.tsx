import { useTexts } from '#web/lib/locale.tsx'
import { shell } from '#web/messages/shell.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import { AppNav } from './AppNav.tsx'
import { BusinessName } from './BusinessName.tsx'
import { TotalBalance } from './TotalBalance.tsx'
import { TransactionSearch } from './TransactionSearch.tsx'

interface AppMenuProps {
  id: string
  /** On a phone; beside the page there is always room. */
  open: boolean
}

/** The menu at the side. On a phone it opens below the header and holds what that has no room for. */
export function AppMenu({ id, open }: AppMenuProps) {
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
        <TransactionSearch />
      </div>
      <AppNav />
      <div className="mt-2 px-1 sm:hidden">
        <ThemeSwitch />
      </div>
    </aside>
  )
}
