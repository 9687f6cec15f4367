import { formatPhone, phoneFromE164 } from '#domain/phone.ts'
import { useMe } from '#web/api/use-me.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { shell } from '#web/messages/shell.ts'
import { paths } from '#web/paths.ts'
import { LogoutIcon, PersonIcon, SettingsIcon, ShieldIcon, SupportIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { BusinessName } from './BusinessName.tsx'
import { HeaderMenu } from './HeaderMenu.tsx'
import { MenuLink } from './MenuLink.tsx'

/** Who is signed in, and what belongs to the account rather than to its money. */
export function ProfileMenu() {
  const t = useTexts(shell)
  const { data: me } = useMe()
  return (
    <HeaderMenu label={t.profile} icon={<Portrait />}>
      <div className="grid gap-0.5 border-b border-line px-5 py-4 empty:hidden">
        <p className="font-semibold wrap-anywhere empty:hidden">
          <BusinessName />
        </p>
        {me ? (
          <p className="text-sm text-muted">
            <Ltr>{formatPhone(phoneFromE164(me.phoneNumber))}</Ltr>
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

/** The first letter of the business, once there is one. */
function Portrait() {
  const [initial] = useMe().data?.profile?.legalName.trim() ?? ''
  return (
    <span className="grid size-9 place-items-center rounded-full bg-brand-soft font-semibold text-brand">
      {initial ? initial.toUpperCase() : <PersonIcon className="size-5" />}
    </span>
  )
}
