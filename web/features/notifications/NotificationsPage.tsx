import { useErrorText } from '#web/api/error-text.ts'
import { useCountUnreadNotifications } from '#web/api/generated/notifications.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { notifications } from '#web/messages/business/notifications.ts'
import { CursorLost } from '#web/money/Pager.tsx'
import { useMarkNotificationsRead } from '#web/notifications/use-mark-notifications-read.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { GroupFilter, UnreadFilter } from './NotificationFilters.tsx'
import { NotificationList } from './NotificationList.tsx'
import { useNotificationList } from './use-notification-list.ts'

/** The filters and the page are in the URL: a reload keeps them, Back undoes them, and a link shares them. */
export function NotificationsPage() {
  const t = useTexts(notifications)
  const list = useNotificationList()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={t.title} />
        <TextLink to={paths.settings}>{t.choose}</TextLink>
      </div>
      <search className="grid grid-cols-1 gap-3">
        <GroupFilter filters={list.filters} />
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <UnreadFilter filters={list.filters} />
          <MarkAllRead newest={list.newest} />
        </div>
      </search>
      <CursorLost />
      <NotificationList list={list} />
    </>
  )
}

/** Marks the notifications of this list and all earlier ones. Those that have come since stay unread. */
function MarkAllRead({ newest }: { newest: string | undefined }) {
  const t = useTexts(notifications)
  const errorText = useErrorText()
  const { data } = useCountUnreadNotifications({ query: LIVE })
  const { mutate, isPending, error } = useMarkNotificationsRead()
  if (newest === undefined || !data || data.unread === 0) return null
  return (
    <div className="-me-4 grid gap-3 sm:-me-5">
      <Button variant="quiet" busy={isPending && t.markAllRead} onClick={() => mutate({ data: { upTo: newest } })}>
        {t.markAllRead}
      </Button>
      <div aria-live="polite" className="empty:hidden">
        {error ? <Notice tone="danger">{errorText(error)}</Notice> : null}
      </div>
    </div>
  )
}
