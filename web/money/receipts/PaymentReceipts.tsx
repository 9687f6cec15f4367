import { type ReactNode, useId } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { receipts } from '#web/messages/payments/receipts.ts'
import { Receipts } from './Receipts.tsx'

/** The receipts and invoices of a transfer or bill payment, in every state of it. */
export function PaymentReceipts({ paymentId }: { paymentId: string }) {
  const t = useTexts(receipts)
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="text-lg font-semibold">
        {t.title}
      </h2>
      <Receipts place={{ paymentId }} />
    </section>
  )
}

interface OrderReceiptsProps {
  payments: readonly { paymentId: string; name: ReactNode }[]
}

/** The receipts and invoices of each payment of an order. */
export function OrderReceipts({ payments }: OrderReceiptsProps) {
  const t = useTexts(receipts)
  const id = useId()
  const [first] = payments
  if (payments.length === 1 && first) return <PaymentReceipts paymentId={first.paymentId} />
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5">
      <h2 id={id} className="text-lg font-semibold">
        {t.title}
      </h2>
      {payments.map(({ paymentId, name }) => (
        <section key={paymentId} aria-labelledby={`${id}-${paymentId}`} className="grid grid-cols-1 gap-2">
          <h3 id={`${id}-${paymentId}`} className="text-muted">
            {name}
          </h3>
          <Receipts place={{ paymentId }} />
        </section>
      ))}
    </section>
  )
}
