import { useId } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { receipts } from '#web/messages/payments/receipts.ts'
import { Receipts } from '#web/money/receipts/Receipts.tsx'

/** The files of a transaction, with those of the payment that made it. */
export function TransactionReceipts({ referenceId }: { referenceId: string }) {
  const t = useTexts(receipts)
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line pt-5">
      <h3 id={id} className="font-semibold">
        {t.title}
      </h3>
      <Receipts place={{ referenceId }} />
    </section>
  )
}
