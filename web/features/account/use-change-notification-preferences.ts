import { useQueryClient } from '@tanstack/react-query'
import {
  getGetNotificationPreferencesQueryKey,
  useChangeNotificationPreferences as useChangeNotificationPreferencesMutation,
} from '#web/api/generated/notifications.ts'

/** Turns a channel of a group on or off. The response contains the current state of every group, including changes from another tab. */
export function useChangeNotificationPreferences() {
  const queryClient = useQueryClient()
  return useChangeNotificationPreferencesMutation({
    mutation: {
      onSuccess: preferences => queryClient.setQueryData(getGetNotificationPreferencesQueryKey(), preferences),
    },
  })
}
