import { useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '#web/api/fetcher.ts'
import {
  getListStaffTasksQueryKey,
  useTakeStaffTask as useTakeStaffTaskMutation,
} from '#web/api/generated/admin-staff.ts'

/** Takes the task. */
export function useTakeStaffTask(onError: (error: ApiError) => void) {
  const client = useQueryClient()
  return useTakeStaffTaskMutation({
    mutation: {
      onError,
      // Refetches after a refusal too, because a refusal means that the task has changed.
      onSettled: () => client.invalidateQueries({ queryKey: getListStaffTasksQueryKey() }),
    },
  })
}
