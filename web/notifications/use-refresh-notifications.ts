import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { getCountUnreadNotificationsQueryKey, getListNotificationsQueryKey } from '#web/api/generated/notifications.ts'
import type { UnreadNotifications } from '#web/api/generated/plinkAPI.schemas.ts'

/** Handles the response after notifications are marked: it contains the new count, and the lists are refetched. */
export function useRefreshNotifications(): (unread: UnreadNotifications) => void {
  const client = useQueryClient()
  return unread => {
    client.setQueryData(getCountUnreadNotificationsQueryKey(), unread)
    refreshLists(client)
  }
}

const refreshLists = (client: QueryClient) => client.invalidateQueries({ queryKey: getListNotificationsQueryKey() })
