import { Link } from 'react-router-dom'
import type { BillPayment } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useName } from '#web/lib/locale.tsx'
import { billPaymentPath } from '#web/paths.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { BillStateBadge } from './BillStateBadge.tsx'

/** A payment in a list, with a link to its page. */
export function PaymentRow({ payment }: { payment: BillPayment }) {
  const { money, dateTime } = useFormats()
  const nameOf = useName()
  const { billPaymentId, billerName, billerNameArabic, account, amount, state, createdAt } = payment
  return (
    <li>
      <Link
        to={billPaymentPath(billPaymentId)}
        className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2 p-4 hover:bg-raised"
      >
        <span className="grid min-w-0 flex-1 basis-28 gap-0.5">
          <span className="font-semibold wrap-anywhere">{nameOf(billerName, billerNameArabic)}</span>
          <span className="flex flex-wrap gap-x-3 text-sm text-muted">
            <Ltr>{account}</Ltr>
            <time dateTime={createdAt}>{dateTime(createdAt)}</time>
          </span>
        </span>
        <span className="ms-auto grid justify-items-end gap-1">
          <span className="font-semibold">
            <Ltr>{money(amount.amount)}</Ltr>
          </span>
          <BillStateBadge state={state} />
        </span>
      </Link>
    </li>
  )
}
