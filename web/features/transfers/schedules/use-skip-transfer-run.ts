import { useQueryClient } from '@tanstack/react-query'
import type { TransferSchedule } from '#web/api/generated/plinkAPI.schemas.ts'
import {
  getGetTransferScheduleQueryKey,
  useSkipTransferRun as useSkipTransferRunMutation,
  useUnskipTransferRun,
} from '#web/api/generated/transfers.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'

/** Skips a day of a schedule, or pays on it after all. The answer is the schedule as it is then. */
export function useSkipTransferRun(scheduleId: string) {
  const queryClient = useQueryClient()
  const refreshWallet = useRefreshWallet()
  const mutation = {
    onSuccess: (schedule: TransferSchedule) =>
      queryClient.setQueryData(getGetTransferScheduleQueryKey(scheduleId), schedule),
    onSettled: refreshWallet,
  }
  const skip = useSkipTransferRunMutation({ mutation })
  const unskip = useUnskipTransferRun({ mutation })
  const isPending = skip.isPending || unskip.isPending
  return {
    change: (on: string, isSkipped: boolean) => {
      skip.reset()
      unskip.reset()
      if (isSkipped) unskip.mutate({ scheduleId, on })
      else skip.mutate({ scheduleId, data: { on } })
    },
    changing: isPending ? (skip.variables?.data.on ?? unskip.variables?.on) : undefined,
    error: skip.error ?? unskip.error,
  }
}
