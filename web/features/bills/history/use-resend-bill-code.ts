import { useResendBillCode as useResendBillCodeMutation } from '#web/api/generated/bills.ts'
import { serverNow } from '#web/lib/clock.ts'
import { type ListedBill, type WaitingOrder, waitingOf } from '../bill-step.ts'

/** Sends a new code for an order that was left before its code was entered. */
export function useResendBillCode(onSent: (waiting: WaitingOrder, list: ListedBill[]) => void) {
  return useResendBillCodeMutation({
    mutation: {
      onSuccess: order =>
        onSent(
          waitingOf(order, serverNow()),
          order.payments.map(({ billerCode, billerName, billerNameArabic, account, amount }) => ({
            billerCode,
            name: billerName,
            nameArabic: billerNameArabic,
            account,
            amount: amount.amount,
          })),
        ),
    },
  })
}
