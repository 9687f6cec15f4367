import type { SuspendedTopUp } from '#web/api/generated/model/index.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminMoney } from '#web/messages/admin-money.ts'
import { adminSuspense } from '#web/messages/admin-suspense.ts'
import { adminTopUpPath } from '#web/paths.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { CustomerLink } from '../CustomerName.tsx'
import { Fact } from '../money/Facts.tsx'
import { useMayChange } from '../session/use-may-change.ts'
import { Pending } from './SuspenseFacts.tsx'
import type { UnmadeTopUpRequest } from './TopUpDialog.tsx'

interface TopUpRowProps {
  topUp: SuspendedTopUp
  onAsk: (request: UnmadeTopUpRequest) => void
}

/** What is known of a card top-up in suspense, with what waits to happen to it or may be asked for. */
export function TopUpRow({ topUp, onAsk }: TopUpRowProps) {
  const { topUpId, amount, cause, reference, createdAt, since, refundAgreedAt, customer, request } = topUp
  const t = useTexts(adminSuspense)
  const { providerReference } = useTexts(adminMoney)
  const { money, dateTime } = useFormats()
  return (
    <li className="grid gap-3 px-4 py-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base font-semibold">
          <Ltr>{money(amount.amount)}</Ltr>
        </h2>
        <StatusBadge tone="waiting">{t.topUpCauses[cause]}</StatusBadge>
        <span className="text-muted">{t.byCard}</span>
      </div>
      <dl className="grid gap-x-8 gap-y-2 md:grid-cols-2">
        <Fact label={t.customer}>
          <CustomerLink customer={customer} />
        </Fact>
        <Fact label={t.started}>{dateTime(createdAt)}</Fact>
        <Fact label={t.since}>{dateTime(since)}</Fact>
        <Fact label={t.number}>
          <Ltr>{topUpId}</Ltr>
        </Fact>
        {/* A provider may name the payment as we do. */}
        {reference && reference !== topUpId ? (
          <Fact label={providerReference}>
            <Ltr>{reference}</Ltr>
          </Fact>
        ) : null}
      </dl>
      {request ? <Pending request={request} /> : null}
      {refundAgreedAt ? (
        <p className="rounded-md bg-warning-soft px-4 py-2">{t.refundAgreed(dateTime(refundAgreedAt))}</p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {request || refundAgreedAt ? null : <Actions topUp={topUp} onAsk={onAsk} />}
        <TextLink to={adminTopUpPath(topUpId)}>
          {t.showTopUp} <VisuallyHidden>{topUpId}</VisuallyHidden>
        </TextLink>
      </div>
    </li>
  )
}

/** Money of a closed account can only go back. */
function Actions({ topUp, onAsk }: TopUpRowProps) {
  const t = useTexts(adminSuspense)
  const { topUpId, customer } = topUp
  if (!useMayChange()) return null
  return (
    <div className="flex flex-wrap gap-2">
      {customer.status === 'closed' ? null : (
        <Button variant="secondary" onClick={() => onAsk({ act: 'credit', topUp })}>
          {t.creditTopUp} <VisuallyHidden>{topUpId}</VisuallyHidden>
        </Button>
      )}
      <Button variant="secondary" onClick={() => onAsk({ act: 'refund', topUp })}>
        {t.refund} <VisuallyHidden>{topUpId}</VisuallyHidden>
      </Button>
    </div>
  )
}
