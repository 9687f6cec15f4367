import type { ReactNode } from 'react'
import type { Money, StaffRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminSuspense } from '#web/messages/staff/admin-suspense.ts'
import { useBusinessName } from '#web/staff/CustomerName.tsx'
import { QueueItem } from '#web/staff/QueueItem.tsx'
import { PendingRequest } from '#web/staff/requests/PendingRequest.tsx'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

interface SuspendedPaymentProps {
  /** The id of the payment. */
  id: string
  payment: { amount: Money; request?: StaffRequest }
  /** The reason why the payment is in no wallet. */
  cause: string
  /** The way in which the payment came in. */
  way: string
  /** What tells the payment from others. */
  subject: string
  facts: ReactNode
  /** The requests that are possible. */
  acts: readonly { label: string; onAsk: () => void }[]
  /** Details of the decision. */
  children?: ReactNode
  link?: ReactNode
}

/** A payment in suspense with its pending request, or the requests that are possible. */
export function SuspendedPayment(props: SuspendedPaymentProps) {
  const { id, payment, cause, way, subject, facts, acts, children, link } = props
  const { money } = useFormats()
  const mayChange = useMayChange()
  return (
    <QueueItem id={id} className="grid grid-cols-1 gap-3 px-4 py-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base font-semibold">
          <Ltr>{money(payment.amount.amount)}</Ltr>
        </h2>
        <StatusBadge tone="waiting">{cause}</StatusBadge>
        <span className="text-muted">{way}</span>
      </div>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-2 md:grid-cols-2">{facts}</dl>
      {payment.request ? <Pending request={payment.request} /> : null}
      {children}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 empty:hidden">
        {payment.request || !mayChange || acts.length === 0 ? null : (
          <div className="flex w-full flex-wrap gap-2 sm:w-auto">
            {acts.map(({ label, onAsk }) => (
              <Button key={label} variant="secondary" onClick={onAsk}>
                {label} <VisuallyHidden>{subject}</VisuallyHidden>
              </Button>
            ))}
          </div>
        )}
        {link}
      </div>
    </QueueItem>
  )
}

/** The request that waits for a second person. */
function Pending({ request: { requestId, payload, requestedBy, customer } }: { request: StaffRequest }) {
  const t = useTexts(adminSuspense)
  const name = useBusinessName()(customer ?? {})
  const requestText = (kind: StaffRequest['payload']['kind']): string => {
    if (kind === 'suspense_crediting' || kind === 'top_up_crediting') return t.creditAsked(requestedBy.name, name)
    if (kind === 'top_up_dispute') return t.disputeAsked(requestedBy.name)
    return kind === 'top_up_refund' ? t.refundAsked(requestedBy.name) : t.returnAsked(requestedBy.name)
  }
  return <PendingRequest requestId={requestId}>{requestText(payload.kind)}</PendingRequest>
}
