import { useMarkNotificationRead as useMarkNotificationReadMutation } from '#web/api/generated/notifications.ts'
import { useRefreshNotifications } from './use-refresh-notifications.ts'

export const useMarkNotificationRead = () =>
  useMarkNotificationReadMutation({ mutation: { onSuccess: useRefreshNotifications() } })
