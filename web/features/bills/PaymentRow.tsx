import type { BillPayment } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useName } from '#web/lib/locale.tsx'
import { PaymentLink } from '#web/money/PaymentLink.tsx'
import { billPaymentPath } from '#web/paths.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { BillStateBadge } from './BillStateBadge.tsx'

/** A payment in a list, with a link to its page. */
export function PaymentRow({ payment }: { payment: BillPayment }) {
  const { shortDate } = useFormats()
  const nameOf = useName()
  const { billPaymentId, billerName, billerNameArabic, account, amount, state, createdAt } = payment
  return (
    <li>
      <PaymentLink
        to={billPaymentPath(billPaymentId)}
        title={nameOf(billerName, billerNameArabic)}
        amount={amount.amount}
        more={<Ltr>{account}</Ltr>}
        state={<BillStateBadge state={state} />}
      >
        <time dateTime={createdAt}>{shortDate(createdAt)}</time>
      </PaymentLink>
    </li>
  )
}
