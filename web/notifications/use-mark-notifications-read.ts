import { useMarkNotificationsRead as useMarkNotificationsReadMutation } from '#web/api/generated/notifications.ts'
import { useRefreshNotifications } from './use-refresh-notifications.ts'

/** Marks a notification and all before it. */
export const useMarkNotificationsRead = () =>
  useMarkNotificationsReadMutation({ mutation: { onSuccess: useRefreshNotifications() } })
