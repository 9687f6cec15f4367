import { useQueryClient } from '@tanstack/react-query'
import type { TransferSchedule } from '#web/api/generated/plinkAPI.schemas.ts'
import {
  getGetTransferScheduleQueryKey,
  useSkipTransferRun as useSkipTransferRunMutation,
} from '#web/api/generated/transfers.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'

/** Skips a day of a schedule. */
export const useSkipTransferRun = (scheduleId: string) =>
  useSkipTransferRunMutation({ mutation: useShowSchedule(scheduleId) })

/** Shows the schedule that the server returns. */
export function useShowSchedule(scheduleId: string) {
  const queryClient = useQueryClient()
  const refreshWallet = useRefreshWallet()
  return {
    onSuccess: (schedule: TransferSchedule) =>
      queryClient.setQueryData(getGetTransferScheduleQueryKey(scheduleId), schedule),
    onSettled: refreshWallet,
  }
}
