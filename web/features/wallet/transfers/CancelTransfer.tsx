import type { RefObject } from 'react'
import { useErrorText } from '#web/api/error-text.ts'
import type { Transfer } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { errorCodes } from '#web/messages/error-codes.ts'
import { transfers } from '#web/messages/transfers.ts'
import { Button } from '#web/ui/Button.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { isCancellable } from './possible-actions.ts'
import { useCancelTransfer } from './use-cancel-transfer.ts'

interface CancelTransferProps {
  transfer: Transfer
  /** Shows what has become of the transfer. */
  outcome: RefObject<HTMLElement | null>
}

/** Cancels a transfer that is not on its way yet. The dialog outlives the button, because it says why it was too late. */
export function CancelTransfer({ transfer, outcome }: CancelTransferProps) {
  const { transferId, amount, destination } = transfer
  const t = useTexts(transfers)
  const { code } = useTexts(errorCodes)
  const { money } = useFormats()
  const nameOf = useName()
  const errorText = useErrorText()
  const { isAsked, ask, close, cancel, isPending, error } = useCancelTransfer(transferId)
  const isPossible = isCancellable(transfer)
  const tooLate = isPossible || isPending ? undefined : code.TRANSFER_NOT_CANCELLABLE
  return (
    <>
      {isPossible ? (
        <Button variant="secondary" onClick={ask}>
          {t.cancel}
        </Button>
      ) : null}
      <CancelDialog
        open={isAsked}
        isPossible={isPossible}
        title={t.cancelTitle}
        text={t.cancelText(money(amount.amount), nameOf(destination.name, destination.nameArabic))}
        confirm={t.cancelConfirm}
        problem={error ? errorText(error) : tooLate}
        isCancelling={isPending}
        outcome={outcome}
        onCancel={cancel}
        onClose={close}
      />
    </>
  )
}
