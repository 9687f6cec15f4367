import { useRequestTopUpCrediting, useRequestTopUpRefund } from '#web/api/generated/admin-suspense.ts'
import type { SuspendedTopUp } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminMoney } from '#web/messages/staff/admin-money.ts'
import { adminSuspense } from '#web/messages/staff/admin-suspense.ts'
import { CustomerName } from '#web/staff/CustomerName.tsx'
import { NoteDialog } from '#web/staff/notes/NoteDialog.tsx'
import type { OutcomeDialogProps } from '#web/staff/use-drafted-dialog.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { useSuspenseAction } from './use-suspense-action.ts'

/** A request about a card top-up that has not been sent yet. */
export interface TopUpRequestDraft {
  topUp: SuspendedTopUp
  act: 'credit' | 'refund'
}

interface TopUpDialogProps extends OutcomeDialogProps {
  draft: TopUpRequestDraft
}

/** Asks why a card top-up goes to its wallet or back to the card. */
export function TopUpDialog({ draft: { topUp, act }, open, onClose, onOutcome }: TopUpDialogProps) {
  const { mutateAsync: credit } = useRequestTopUpCrediting()
  const { mutateAsync: refund } = useRequestTopUpRefund()
  const t = useTexts(adminSuspense)
  const moneyTexts = useTexts(adminMoney)
  const { money } = useFormats()
  const { topUpId, amount, customer } = topUp
  const action = useSuspenseAction({
    // The key under which an unsent reason is stored when the session ends.
    id: `${act} ${topUpId}`,
    call: (reason, headers) => ({ credit, refund })[act]({ topUpId, data: { reason }, headers }),
    onOutcome,
  })
  return (
    <NoteDialog
      open={open}
      onClose={onClose}
      title={act === 'credit' ? t.creditReasonTitle : t.refundTitle}
      description={
        <>
          <p>{act === 'credit' ? t.creditReasonText : t.refundText}</p>
          <p className="flex flex-wrap gap-x-3 text-ink">
            <span className="font-semibold">
              <Ltr>{money(amount.amount)}</Ltr>
            </span>
            <CustomerName customer={customer} />
          </p>
        </>
      }
      label={moneyTexts.reason}
      words={{ act: moneyTexts.ask, acting: moneyTexts.asking }}
      action={action}
    />
  )
}
