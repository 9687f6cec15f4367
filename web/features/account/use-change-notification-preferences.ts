import { useQueryClient } from '@tanstack/react-query'
import {
  getGetNotificationPreferencesQueryKey,
  useChangeNotificationPreferences as useChangeNotificationPreferencesMutation,
} from '#web/api/generated/notifications.ts'

/** Turns a channel of a group on or off. The response has every group as it is then, whatever another tab has changed. */
export function useChangeNotificationPreferences() {
  const queryClient = useQueryClient()
  return useChangeNotificationPreferencesMutation({
    mutation: {
      onSuccess: preferences => queryClient.setQueryData(getGetNotificationPreferencesQueryKey(), preferences),
    },
  })
}
