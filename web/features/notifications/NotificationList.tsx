import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import type { Notification } from '#web/api/generated/plinkAPI.schemas.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { ButtonLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { useFocusOnPageChange } from '#web/lib/use-focus-on-page-change.ts'
import { notifications } from '#web/messages/business/notifications.ts'
import { Pager } from '#web/money/Pager.tsx'
import { NotificationText, useNotificationTitle } from '#web/notifications/NotificationText.tsx'
import { notificationLink } from '#web/notifications/notification-link.ts'
import { useMarkNotificationRead } from '#web/notifications/use-mark-notification-read.ts'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { BellIcon, CheckIcon } from '#web/ui/icons.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import type { ShownNotifications } from './use-notification-list.ts'

export function NotificationList({ list }: { list: ShownNotifications }) {
  const t = useTexts(notifications)
  const { data, error, filters, isPlaceholderData, refetch } = list
  const results = useFocusOnPageChange(isPlaceholderData ? undefined : data?.page)
  if (error && !data) return <LoadError error={error} onTryAgain={refetch} />
  if (!data) return <RowsSkeleton count={5} />
  if (data.items.length === 0) return <NoNotifications isFiltered={Object.keys(filters).length > 0} />
  return (
    <section
      ref={results}
      tabIndex={-1}
      aria-label={t.list}
      aria-busy={isPlaceholderData}
      className={classNames('grid scroll-mt-6 grid-cols-1 gap-4', isPlaceholderData && 'opacity-60')}
    >
      <Rows>
        {data.items.map(notification => (
          <NotificationRow key={notification.notificationId} notification={notification} list={results} />
        ))}
      </Rows>
      <Pager {...data} isPending={isPlaceholderData} />
    </section>
  )
}

interface NotificationRowProps {
  notification: Notification
  /** Takes the focus of a removed button. */
  list: RefObject<HTMLElement | null>
}

/** A notification whose link is followed counts as read. */
function NotificationRow({ notification, list }: NotificationRowProps) {
  const t = useTexts(notifications)
  const { mutate } = useMarkNotificationRead()
  const { notificationId, readAt } = notification
  const markReadText = t.markReadOf(useNotificationTitle()(notification))
  const markRead = () => mutate({ notificationId })
  return (
    <li className={classNames('flex items-stretch', !readAt && 'bg-brand-soft/40')}>
      <Link
        to={notificationLink(notification)}
        className="flex min-w-0 flex-1 p-4 -outline-offset-2 hover:bg-raised"
        onClick={() => (readAt ? undefined : markRead())}
      >
        <NotificationText notification={notification} />
      </Link>
      {readAt ? null : (
        <button
          type="button"
          aria-label={markReadText}
          title={markReadText}
          className="grid w-12 shrink-0 place-items-center border-s border-line -outline-offset-2 text-brand hover:bg-raised"
          onClick={() => {
            list.current?.focus()
            markRead()
          }}
        >
          <CheckIcon className="size-5" />
        </button>
      )}
    </li>
  )
}

/** Says what the list will contain, or how to see more. */
function NoNotifications({ isFiltered }: { isFiltered: boolean }) {
  const t = useTexts(notifications)
  return (
    <EmptyState
      icon={<BellIcon className="size-6" />}
      title={isFiltered ? t.nothingFound : t.emptyTitle}
      text={isFiltered ? t.nothingFoundText : t.emptyText}
    >
      {isFiltered ? <ButtonLink to={paths.notifications}>{t.showEverything}</ButtonLink> : null}
    </EmptyState>
  )
}
