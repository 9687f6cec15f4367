import { type ComponentType, type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { useMe } from '#web/api/use-me.ts'
import { useHasWallet, useWallet } from '#web/api/use-wallet.ts'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { team } from '#web/messages/business/team.ts'
import { common } from '#web/messages/common.ts'
import { shell } from '#web/messages/shell.ts'
import { paths } from '#web/paths.ts'
import { LogoutIcon, PersonIcon, SettingsIcon, ShieldIcon, SupportIcon } from '#web/ui/icons.tsx'
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { MaskedPhone } from '#web/ui/MaskedPhone.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import { AppSearch } from './AppSearch.tsx'
import { HeaderMenu } from './HeaderMenu.tsx'
import { NotificationsMenu } from './NotificationsMenu.tsx'

/** The header. On a phone, the links that do not fit are in the menu. */
export function AppHeader({ menuButton }: { menuButton: ReactNode }) {
  return (
    <header className="relative border-b border-line bg-surface">
      <div className="mx-auto flex min-h-16 max-w-7xl items-center ps-4 pe-1 sm:gap-1 sm:ps-6 sm:pe-4">
        <Link
          to={paths.dashboard}
          aria-label={useTexts(common).brand}
          className="me-auto flex min-h-11 items-center rounded-md lg:me-0 lg:w-60"
        >
          <Logo />
        </Link>
        <div className="me-auto hidden w-full max-w-sm lg:block">
          <AppSearch />
        </div>
        <div className="hidden pe-2 sm:block">
          <TotalBalance />
        </div>
        <LanguageSwitch />
        <span className="hidden sm:block">
          <ThemeSwitch />
        </span>
        <NotificationsMenu />
        <ProfileMenu />
        {menuButton}
      </div>
    </header>
  )
}

/** The signed-in customer and the links of the account. */
function ProfileMenu() {
  const t = useTexts(shell)
  const { roles } = useTexts(team)
  const { data: me } = useMe()
  return (
    <HeaderMenu label={t.profile} icon={<Portrait />}>
      <div className="grid gap-0.5 border-b border-line px-5 py-4 empty:hidden">
        <p className="font-semibold wrap-anywhere empty:hidden">
          <BusinessName />
        </p>
        {me ? (
          <p className="text-sm text-muted">
            <MaskedPhone number={me.phoneNumber} /> · {roles[me.role]}
          </p>
        ) : null}
      </div>
      <ul className="grid gap-1 p-2">
        <li>
          <MenuLink to={paths.settings} Icon={SettingsIcon}>
            {t.nav.settings}
          </MenuLink>
        </li>
        <li>
          <MenuLink to={paths.security} Icon={ShieldIcon}>
            {t.security}
          </MenuLink>
        </li>
        <li>
          <MenuLink to={paths.support} Icon={SupportIcon}>
            {t.nav.support}
          </MenuLink>
        </li>
        <li>
          <MenuLink to={paths.logout} Icon={LogoutIcon}>
            {t.nav.logout}
          </MenuLink>
        </li>
      </ul>
    </HeaderMenu>
  )
}

/** The first letter of the business name, if there is one. */
function Portrait() {
  const [initial] = useBusinessName()?.trim() ?? ''
  return (
    <span className="grid size-9 place-items-center rounded-full bg-brand-soft font-semibold text-brand">
      {initial ? initial.toUpperCase() : <PersonIcon className="size-5" />}
    </span>
  )
}

interface MenuLinkProps {
  to: string
  Icon: ComponentType<{ className?: string }>
  children: ReactNode
}

function MenuLink({ to, Icon, children }: MenuLinkProps) {
  return (
    <Link to={to} className="flex min-h-11 items-center gap-3 rounded-md px-3 text-ink hover:bg-raised">
      <Icon className="size-5 shrink-0 text-muted" />
      <span>{children}</span>
    </Link>
  )
}

/** Renders nothing without a business. */
export function BusinessName() {
  const name = useBusinessName()
  return name === undefined ? null : <bdi>{name}</bdi>
}

function useBusinessName(): string | undefined {
  const nameOf = useName()
  const profile = useMe().data?.profile
  return profile ? nameOf(profile.legalName, profile.legalNameArabic) : undefined
}

/** The balance of the wallet with all sub-wallets. Renders nothing without a wallet, or if the request failed. */
export function TotalBalance() {
  const t = useTexts(shell)
  const { money } = useFormats()
  const hasWallet = useHasWallet()
  const { data: wallet, isError } = useWallet()
  if (!hasWallet || (isError && !wallet)) return null
  return (
    <p className="inline-flex items-center gap-1.5 rounded-full bg-brand-soft px-3.5 py-1.5 text-sm font-semibold whitespace-nowrap text-brand">
      <span>{t.totalBalance} </span>
      {wallet ? <Ltr>{money(wallet.total.amount)}</Ltr> : <Skeleton className="h-4 w-24" />}
    </p>
  )
}

/** Announces a changed balance to screen readers, but not every response. */
export function NewBalance() {
  const t = useTexts(shell)
  const { money } = useFormats()
  const total = useWallet().data?.total.amount
  const [lastTotal, setLastTotal] = useState(total)
  const [hasChanged, setChanged] = useState(false)
  if (total !== lastTotal) {
    setLastTotal(total)
    setChanged(total !== undefined && lastTotal !== undefined)
  }
  return (
    <div role="status" className="sr-only">
      {hasChanged && total !== undefined ? t.newBalance(money(total)) : null}
    </div>
  )
}
