import { useEffect, useRef, useState } from 'react'
import { Link, Outlet } from 'react-router-dom'
import { useMe } from '#web/api/use-me.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { shell } from '#web/messages/shell.ts'
import { paths } from '#web/paths.ts'
import { CloseIcon, MenuIcon } from '#web/ui/icons.tsx'
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import { AppNav } from './AppNav.tsx'
import { SandboxRibbon } from './SandboxRibbon.tsx'
import { SkipLink } from './SkipLink.tsx'

const NAV_ID = 'app-nav'

/** What stands around every page of the signed-in area: the menu at the side, on a phone behind a button of the header. */
export function AppShell() {
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SandboxRibbon />
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-1 ps-4 pe-1 sm:gap-2 sm:ps-6 sm:pe-3">
          <Link
            to={paths.dashboard}
            aria-label={useTexts(common).brand}
            className="me-auto flex min-h-11 items-center rounded-md"
          >
            <Logo />
          </Link>
          <span className="hidden max-w-80 truncate px-3 text-muted lg:block">
            <BusinessName />
          </span>
          <LanguageSwitch />
          <ThemeSwitch />
          <MenuButton open={menuOpen} onToggle={() => setMenuOpen(!menuOpen)} />
        </div>
      </header>
      <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <AppNav id={NAV_ID} open={menuOpen} onLeave={() => setMenuOpen(false)}>
          <BusinessName />
        </AppNav>
        <main id="main" tabIndex={-1} className="w-full min-w-0 px-4 py-8 sm:px-6 lg:py-10 lg:ps-10">
          <div className="grid grid-cols-1 gap-8">
            <Outlet />
          </div>
        </main>
      </div>
    </div>
  )
}

function BusinessName() {
  return <bdi>{useMe().data?.profile?.legalName}</bdi>
}

function MenuButton({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const Icon = open ? CloseIcon : MenuIcon
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      onToggle()
      button.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open, onToggle])
  return (
    <button
      ref={button}
      type="button"
      aria-label={useTexts(shell).menu}
      aria-expanded={open}
      aria-controls={NAV_ID}
      className="grid size-11 place-items-center rounded-md text-ink hover:bg-raised lg:hidden"
      onClick={onToggle}
    >
      <Icon className="size-5" />
    </button>
  )
}
