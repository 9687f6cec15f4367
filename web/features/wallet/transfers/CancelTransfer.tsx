import { useErrorText } from '#web/api/error-text.ts'
import type { Transfer } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/transfers.ts'
import { Button } from '#web/ui/Button.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { useCancelTransfer } from './use-cancel-transfer.ts'

/** Cancels a transfer that is not on its way yet. */
export function CancelTransfer({ transfer: { transferId, amount, destination } }: { transfer: Transfer }) {
  const t = useTexts(transfers)
  const { money } = useFormats()
  const nameOf = useName()
  const errorText = useErrorText()
  const { isAsked, ask, close, cancel, isPending, error } = useCancelTransfer(transferId)
  return (
    <>
      <Button variant="secondary" onClick={ask}>
        {t.cancel}
      </Button>
      <CancelDialog
        open={isAsked}
        title={t.cancelTitle}
        text={t.cancelText(money(amount.amount), nameOf(destination.name, destination.nameArabic))}
        confirm={t.cancelConfirm}
        problem={error ? errorText(error) : undefined}
        isCancelling={isPending}
        onCancel={cancel}
        onClose={close}
      />
    </>
  )
}
