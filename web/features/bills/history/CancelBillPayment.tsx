import type { RefObject } from 'react'
import type { BillPayment } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { CancelDialog } from '#web/money/CancelDialog.tsx'
import { Button } from '#web/ui/Button.tsx'
import { bills } from '../bills.messages.ts'
import { useCancelBillPayment } from './use-cancel-bill-payment.ts'

interface CancelBillPaymentProps {
  payment: BillPayment
  /** The element that shows the result of the cancellation. */
  outcome: RefObject<HTMLElement | null>
}

/** Cancels a payment whose money is on hold and which has not been sent yet. */
export function CancelBillPayment({ payment, outcome }: CancelBillPaymentProps) {
  const { billPaymentId, state, amount, billerName, billerNameArabic } = payment
  const t = useTexts(bills)
  const { money } = useFormats()
  const nameOf = useName()
  const cancellation = useCancelBillPayment(billPaymentId)
  const isPossible = state === 'held'
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
        text={t.cancelText(money(amount.amount), nameOf(billerName, billerNameArabic))}
        confirm={t.cancel}
        tooLate="BILL_PAYMENT_NOT_CANCELLABLE"
        outcome={outcome}
      />
    </>
  )
}
