import { formatIban } from '#domain/money/iban.ts'
import type { SuspenseCredit } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminSuspense } from '#web/messages/staff/admin-suspense.ts'
import { CustomerLink } from '#web/staff/CustomerName.tsx'
import { Fact } from '#web/staff/money/Facts.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { SuspendedPayment } from './SuspendedPayment.tsx'
import type { SuspenseRequestDraft } from './SuspenseDialog.tsx'

interface SuspenseRowProps {
  credit: SuspenseCredit
  onAsk: (request: SuspenseRequestDraft) => void
}

/** A bank transfer in suspense. */
export function SuspenseRow({ credit, onAsk }: SuspenseRowProps) {
  const { cause, remitterName, remitterIban, iban, customer, bankReference, bookedAt, since } = credit
  const t = useTexts(adminSuspense)
  const { dateTime } = useFormats()
  const owner = customer?.status === 'closed' ? undefined : customer
  return (
    <SuspendedPayment
      id={credit.creditId}
      payment={credit}
      cause={t.causes[cause]}
      way={t.byBank}
      subject={bankReference}
      acts={[
        { label: t.credit, onAsk: () => onAsk({ act: 'credit', credit, customer: owner }) },
        { label: t.sendBack, onAsk: () => onAsk({ act: 'send_back', credit }) },
      ]}
      facts={
        <>
          <Fact label={t.remitter}>
            <bdi>{remitterName}</bdi>
          </Fact>
          <Fact label={t.customer}>{customer ? <CustomerLink customer={customer} /> : t.unknown}</Fact>
          <Fact label={t.remitterIban}>{remitterIban ? <Ltr>{formatIban(remitterIban)}</Ltr> : t.cash}</Fact>
          <Fact label={t.iban}>
            <Ltr>{formatIban(iban)}</Ltr>
          </Fact>
          <Fact label={t.bookedAt}>{dateTime(bookedAt)}</Fact>
          <Fact label={t.since}>{dateTime(since)}</Fact>
          <Fact label={t.bankReference}>
            <Ltr>{bankReference}</Ltr>
          </Fact>
        </>
      }
    />
  )
}
