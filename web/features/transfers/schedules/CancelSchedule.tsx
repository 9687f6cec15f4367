import type { RefObject } from 'react'
import type { TransferSchedule } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/payments/transfers.ts'
import { CancelDialog } from '#web/money/CancelDialog.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useCancelTransferSchedule } from './use-cancel-transfer-schedule.ts'

interface CancelScheduleProps {
  schedule: TransferSchedule
  /** Shows what has become of the schedule. */
  outcome: RefObject<HTMLElement | null>
  /** Beside another button, also on a phone. */
  fit?: boolean
}

export function CancelSchedule({ schedule, outcome, fit }: CancelScheduleProps) {
  const { scheduleId, amount, destination, state } = schedule
  const t = useTexts(transfers)
  const { money } = useFormats()
  const name = useName()(destination.name, destination.nameArabic)
  const cancellation = useCancelTransferSchedule(scheduleId)
  const isPossible = state === 'active'
  return (
    <>
      {isPossible ? (
        <Button variant="secondary" fit={fit} aria-label={t.cancelScheduleOf(name)} onClick={cancellation.ask}>
          {t.cancelSchedule}
        </Button>
      ) : null}
      <CancelDialog
        cancellation={cancellation}
        isPossible={isPossible}
        title={t.cancelScheduleTitle}
        text={t.cancelScheduleText(money(amount.amount), name)}
        confirm={t.cancelSchedule}
        tooLate="TRANSFER_SCHEDULE_ENDED"
        outcome={outcome}
      />
    </>
  )
}
