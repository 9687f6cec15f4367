import { useUnskipTransferRun as useUnskipTransferRunMutation } from '#web/api/generated/transfers.ts'
import { useShowSchedule } from './use-skip-transfer-run.ts'

/** Pays on a skipped day of a schedule after all. */
export const useUnskipTransferRun = (scheduleId: string) =>
  useUnskipTransferRunMutation({ mutation: useShowSchedule(scheduleId) })
