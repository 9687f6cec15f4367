import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { useMenuOpen } from './app/AppNav.tsx'
import { MenuButton } from './app/MenuButton.tsx'
import { Ribbon } from './Ribbon.tsx'
import { SkipLink } from './SkipLink.tsx'

interface MenuFrameProps {
  menuId: string
  /** The header has the button that opens the menu on a phone. */
  header: (menuButton: ReactNode) => ReactNode
  menu: (open: boolean) => ReactNode
  /** True for pages with much content at once. */
  isDense?: boolean
  children: ReactNode
}

/** The frame of pages with a menu beside them; on a phone, a button in the header opens it. */
export function MenuFrame({ menuId, header, menu, isDense, children }: MenuFrameProps) {
  const [open, setOpen] = useMenuOpen()
  const columns = isDense ? 'lg:grid-cols-[15.5rem_minmax(0,1fr)]' : 'lg:grid-cols-[16.5rem_minmax(0,1fr)]'
  const padding = isDense ? 'py-6 lg:py-8' : 'py-8 lg:py-10'
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Ribbon wide />
      {header(<MenuButton controls={menuId} open={open} onToggle={() => setOpen(!open)} />)}
      <div className={classNames('mx-auto flex w-full max-w-7xl flex-1 flex-col lg:grid', columns)}>
        {menu(open)}
        <main id="main" tabIndex={-1} className={classNames('w-full min-w-0 px-4 sm:px-6', padding)}>
          {children}
        </main>
      </div>
    </div>
  )
}
