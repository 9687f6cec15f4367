import { Link } from 'react-router-dom'
import { useListNotifications } from '#web/api/generated/notifications.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { shell } from '#web/messages/shell.ts'
import { NotificationsSkeleton } from './NotificationsSkeleton.tsx'
import { NotificationText } from './NotificationText.tsx'
import { notificationLink } from './notification-link.ts'
import { useMarkNotificationRead } from './use-mark-notification-read.ts'

/** The number of notifications below the bell. The page has all of them. */
const NEWEST = { limit: 5 } as const

/** The list below the bell. A notification whose link is followed counts as read. */
export function NewestNotifications() {
  const { data, error, refetch } = useListNotifications(NEWEST, { query: LIVE })
  const { mutate: markRead } = useMarkNotificationRead()
  if (!data && !error) return <NotificationsSkeleton />
  if (!data) {
    return (
      <div className="p-4">
        <LoadError error={error} onTryAgain={refetch} />
      </div>
    )
  }
  if (data.items.length === 0) return <NothingNew />
  return (
    <ul className="max-h-96 divide-y divide-line overflow-y-auto">
      {data.items.map(notification => (
        <li key={notification.notificationId}>
          <Link
            to={notificationLink(notification)}
            className="flex px-5 py-3 -outline-offset-2 hover:bg-raised"
            onClick={() => {
              if (!notification.readAt) markRead({ notificationId: notification.notificationId })
            }}
          >
            <NotificationText notification={notification} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function NothingNew() {
  const t = useTexts(shell)
  return (
    <div className="grid gap-1 px-5 py-6">
      <p className="font-semibold">{t.nothingNew}</p>
      <p className="text-muted">{t.nothingNewText}</p>
    </div>
  )
}
