import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useCountUnreadNotifications } from '#web/api/generated/notifications.ts'
import { LIVE, useWallet } from '#web/api/use-wallet.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { page } from '#web/lib/page.ts'
import { shell } from '#web/messages/shell.ts'
import { NotificationsSkeleton } from '#web/notifications/NotificationsSkeleton.tsx'
import { paths } from '#web/paths.ts'
import { BellIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { HeaderMenu } from './HeaderMenu.tsx'

/** Loaded when the menu opens, because it has the texts of every kind of notification. */
const NewestNotifications = page(() => import('#web/notifications/NewestNotifications.tsx'), 'NewestNotifications')

/** The notifications of the account, with the number of unread ones, and the amount on hold. */
export function NotificationsMenu() {
  const t = useTexts(shell)
  const { data } = useCountUnreadNotifications({ query: LIVE })
  const { data: wallet } = useWallet()
  const unread = data?.unread ?? 0
  const unreadText = unread > MAX_COUNT ? t.unreadAbove(MAX_COUNT) : t.unread(unread)
  const onHold = wallet?.onHold.amount ?? 0
  return (
    <HeaderMenu
      label={unread === 0 ? t.notifications : t.notificationsUnread(unreadText)}
      icon={<Bell count={unread} />}
    >
      <p className="border-b border-line px-5 py-4 font-semibold">{unread === 0 ? t.notifications : unreadText}</p>
      <Suspense fallback={<NotificationsSkeleton />}>
        <NewestNotifications />
      </Suspense>
      {onHold > 0 ? <OnHold halalas={onHold} /> : null}
      <div className="border-t border-line p-2">
        <Link
          to={paths.notifications}
          className="flex min-h-11 items-center justify-center rounded-md px-3 font-semibold text-brand hover:bg-raised"
        >
          {t.allNotifications}
        </Link>
      </div>
    </HeaderMenu>
  )
}

/** The bell with the number of unread notifications, which the label of the button states too. */
function Bell({ count }: { count: number }) {
  return (
    <span className="relative">
      <BellIcon className="size-5" />
      {count > 0 ? (
        <span className="absolute start-2 -top-3 grid h-5 min-w-5 place-items-center rounded-full border-2 border-surface bg-brand px-1 text-xs leading-none font-semibold text-on-brand tabular-nums">
          <Ltr>{count > MAX_COUNT ? `${MAX_COUNT}+` : String(count)}</Ltr>
        </span>
      ) : null}
    </span>
  )
}

/** A larger number would reach the next button. It grows away from the bell, which stays in sight. */
const MAX_COUNT = 99

/** The money that the main wallet cannot spend yet, with a link to the reason. */
function OnHold({ halalas }: { halalas: number }) {
  const t = useTexts(shell)
  const { money } = useFormats()
  return (
    <Link
      to={paths.onHold}
      className="flex items-baseline justify-between gap-4 border-t border-line px-5 py-3 hover:bg-raised"
    >
      {t.onHold}
      <span className="font-semibold">
        <Ltr>{money(halalas)}</Ltr>
      </span>
    </Link>
  )
}
