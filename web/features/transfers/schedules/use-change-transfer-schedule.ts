import type { ChangeTransferScheduleRequest, TransferDraft } from '#web/api/generated/plinkAPI.schemas.ts'
import { useChangeTransferSchedule as useChangeTransferScheduleMutation } from '#web/api/generated/transfers.ts'
import { useKeyedCall } from '#web/api/use-keyed-call.ts'

/** Prepares a change of a schedule. The server sends a code for it. */
export function useChangeTransferSchedule() {
  const changeTransferSchedule = useKeyedCall(useChangeTransferScheduleMutation())
  return (scheduleId: string, data: ChangeTransferScheduleRequest): Promise<TransferDraft> =>
    changeTransferSchedule({ scheduleId, data })
}
