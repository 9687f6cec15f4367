import { keepPreviousData } from '@tanstack/react-query'
import { useListNotifications } from '#web/api/generated/notifications.ts'
import type { ListNotificationsParams, NotificationGroup } from '#web/api/generated/plinkAPI.schemas.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { useFirstPageInstead } from '#web/money/Pager.tsx'
import { cursorParams, useAddress } from '#web/money/wallet-params.ts'

/** The groups, in the order of the filters. */
export const GROUPS = [
  'money_in',
  'money_out',
  'developers',
  'security',
] as const satisfies readonly NotificationGroup[]

export type NotificationFilters = Pick<ListNotificationsParams, 'group' | 'status'>

/** The notifications of the URL's query. The previous ones stay until they have loaded. */
export function useNotificationList() {
  const { params } = useAddress()
  const filters = filtersIn(params)
  const list = useFirstPageInstead(
    useListNotifications(
      { ...filters, ...cursorParams(params) },
      { query: { ...LIVE, placeholderData: keepPreviousData } },
    ),
  )
  const isWhole = filters.group === undefined && !list.isPlaceholderData && list.data?.page === 1
  return {
    ...list,
    filters,
    /** The newest notification of all. Undefined if the list leaves some out. */
    newest: isWhole ? list.data?.items[0]?.notificationId : undefined,
  }
}

export type ShownNotifications = ReturnType<typeof useNotificationList>

/** Returns the valid filters of the URL. */
function filtersIn(address: URLSearchParams): NotificationFilters {
  const group = GROUPS.find(each => each === address.get('group'))
  return { ...(group && { group }), ...(address.get('status') === 'unread' && { status: 'unread' }) }
}
