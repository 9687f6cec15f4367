import type { SuspendedTopUp } from '#web/api/generated/plinkAPI.schemas.ts'
import { Identifier } from '#web/copy/Identifier.tsx'
import { TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminMoney } from '#web/messages/staff/admin-money.ts'
import { adminSuspense } from '#web/messages/staff/admin-suspense.ts'
import { adminTopUpPath } from '#web/paths.ts'
import { CustomerLink, useBusinessName } from '#web/staff/CustomerName.tsx'
import { Fact } from '#web/staff/money/Facts.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { SuspendedPayment } from './SuspendedPayment.tsx'
import type { TopUpRequestDraft } from './TopUpDialog.tsx'

interface TopUpRowProps {
  topUp: SuspendedTopUp
  onAsk: (request: TopUpRequestDraft) => void
}

/** A card top-up in suspense. */
export function TopUpRow({ topUp, onAsk }: TopUpRowProps) {
  const { topUpId, cause, reference, createdAt, since, refundAgreedAt, customer } = topUp
  const t = useTexts(adminSuspense)
  const { providerReference } = useTexts(adminMoney)
  const { dateTime } = useFormats()
  const nameOf = useBusinessName()
  const crediting = { label: t.creditTopUp, onAsk: () => onAsk({ act: 'credit', topUp }) }
  const refund = { label: t.refund, onAsk: () => onAsk({ act: 'refund', topUp }) }
  // Money of a closed account can only go back.
  const possible = customer.status === 'closed' ? [refund] : [crediting, refund]
  return (
    <SuspendedPayment
      id={topUpId}
      payment={topUp}
      cause={t.topUpCauses[cause]}
      way={t.byCard}
      subject={nameOf(customer)}
      acts={refundAgreedAt ? [] : possible}
      facts={
        <>
          <Fact label={t.customer}>
            <CustomerLink customer={customer} />
          </Fact>
          <Fact label={t.started}>{dateTime(createdAt)}</Fact>
          <Fact label={t.since}>{dateTime(since)}</Fact>
          <Fact label={t.number}>
            <Identifier value={topUpId} />
          </Fact>
          {/* The provider's reference may equal our own. */}
          {reference && reference !== topUpId ? (
            <Fact label={providerReference}>
              <Identifier value={reference} />
            </Fact>
          ) : null}
        </>
      }
      link={
        <TextLink to={adminTopUpPath(topUpId)}>
          {t.showTopUp} <VisuallyHidden>{nameOf(customer)}</VisuallyHidden>
        </TextLink>
      }
    >
      {refundAgreedAt ? (
        <p className="rounded-md bg-warning-soft px-4 py-2">{t.refundAgreed(dateTime(refundAgreedAt))}</p>
      ) : null}
    </SuspendedPayment>
  )
}
