import type { RefObject } from 'react'
import type { Transfer } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/payments/transfers.ts'
import { CancelDialog } from '#web/money/CancelDialog.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useCancelTransfer } from './use-cancel-transfer.ts'

interface CancelTransferProps {
  transfer: Transfer
  /** The element that shows the result of the cancellation. */
  outcome: RefObject<HTMLElement | null>
}

/** Cancels a transfer that has not been sent yet. */
export function CancelTransfer({ transfer, outcome }: CancelTransferProps) {
  const { transferId, state, amount, destination } = transfer
  const t = useTexts(transfers)
  const { money } = useFormats()
  const nameOf = useName()
  const cancellation = useCancelTransfer(transferId)
  const isPossible = state === 'draft' || state === 'held'
  return (
    <>
      {isPossible ? (
        <Button variant="secondary" onClick={cancellation.ask}>
          {t.cancel}
        </Button>
      ) : null}
      <CancelDialog
        cancellation={cancellation}
        isPossible={isPossible}
        title={t.cancelTitle}
        text={t.cancelText(money(amount.amount), nameOf(destination.name, destination.nameArabic))}
        confirm={t.cancelConfirm}
        tooLate="TRANSFER_NOT_CANCELLABLE"
        outcome={outcome}
      />
    </>
  )
}
