import { useErrorText } from '#web/api/error-text.ts'
import type { Approval } from '#web/api/generated/plinkAPI.schemas.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { approvals } from './approvals.messages.ts'
import { useWithdrawPayment } from './use-withdraw-payment.ts'

/** Asks for a confirmation before a payment is cancelled. */
export function WithdrawPayment({ approval: { approvalId }, onClose }: { approval: Approval; onClose: () => void }) {
  const t = useTexts(approvals)
  const errorText = useErrorText()
  const { mutate, isPending, error } = useWithdrawPayment(onClose)
  return (
    <Dialog
      open
      title={t.withdrawTitle}
      description={t.withdrawText}
      onClose={onClose}
      actions={
        <>
          <Button busy={isPending && t.withdrawing} onClick={() => mutate({ approvalId })}>
            {t.withdraw}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t.keep}
          </Button>
        </>
      }
    >
      {error ? <Notice tone="danger" alert title={errorText(error)} /> : null}
    </Dialog>
  )
}
