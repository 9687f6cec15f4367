import { formatIban } from '#domain/iban.ts'
import type { SuspenseCredit } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminSuspense } from '#web/messages/admin-suspense.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { CustomerLink } from '../CustomerName.tsx'
import { Fact } from '../money/Facts.tsx'
import { useMayChange } from '../session/use-may-change.ts'
import type { UnmadeRequest } from './SuspenseDialog.tsx'
import { Pending } from './SuspenseFacts.tsx'

interface SuspenseRowProps {
  credit: SuspenseCredit
  onAsk: (request: UnmadeRequest) => void
}

/** What is known of a bank transfer in suspense, with what waits to happen to it or may be asked for. */
export function SuspenseRow({ credit, onAsk }: SuspenseRowProps) {
  const { amount, cause, remitterName, remitterIban, iban, customer, bankReference, bookedAt, since, request } = credit
  const t = useTexts(adminSuspense)
  const { money, dateTime } = useFormats()
  return (
    <li className="grid gap-3 px-4 py-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base font-semibold">
          <Ltr>{money(amount.amount)}</Ltr>
        </h2>
        <StatusBadge tone="waiting">{t.causes[cause]}</StatusBadge>
        <span className="text-muted">{t.byBank}</span>
      </div>
      <dl className="grid gap-x-8 gap-y-2 md:grid-cols-2">
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
      </dl>
      {request ? <Pending request={request} /> : <Actions credit={credit} onAsk={onAsk} />}
    </li>
  )
}

function Actions({ credit, onAsk }: SuspenseRowProps) {
  const t = useTexts(adminSuspense)
  const { bankReference, customer } = credit
  if (!useMayChange()) return null
  const owner = customer?.status === 'closed' ? undefined : customer
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" onClick={() => onAsk({ act: 'credit', credit, customer: owner })}>
        {t.credit} <VisuallyHidden>{bankReference}</VisuallyHidden>
      </Button>
      <Button variant="secondary" onClick={() => onAsk({ act: 'send_back', credit })}>
        {t.sendBack} <VisuallyHidden>{bankReference}</VisuallyHidden>
      </Button>
    </div>
  )
}
