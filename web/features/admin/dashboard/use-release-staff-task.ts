import { useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '#web/api/fetcher.ts'
import {
  getListStaffTasksQueryKey,
  useReleaseStaffTask as useReleaseStaffTaskMutation,
} from '#web/api/generated/admin-staff.ts'

/** Gives the task back, also for a colleague who is away. */
export function useReleaseStaffTask(onError: (error: ApiError) => void) {
  const client = useQueryClient()
  return useReleaseStaffTaskMutation({
    mutation: {
      onError,
      // Refetches after a refusal too, because a refusal means that the task has changed.
      onSettled: () => client.invalidateQueries({ queryKey: getListStaffTasksQueryKey() }),
    },
  })
}
