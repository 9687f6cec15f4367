import { useListBillPayments } from '#web/api/generated/bills.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/payments/transfers.ts'
import { approvalsPath, paths } from '#web/paths.ts'
import { CheckIcon, ClockIcon } from '#web/ui/icons.tsx'
import { Rows } from '#web/ui/Rows.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { bills } from './bills.messages.ts'
import { PaymentRow } from './PaymentRow.tsx'

/** The result of the bills that were just confirmed. The page follows them while it is open. */
export function BillResult({ billOrderId }: { billOrderId: string }) {
  const t = useTexts(bills)
  const { seeApproval } = useTexts(transfers)
  const { data, error, refetch } = useListBillPayments(undefined, { query: LIVE })
  const payments = data?.items.filter(each => each.billOrderId === billOrderId)
  const isWaiting = payments?.some(({ state }) => state === 'awaiting_approval') ?? false
  const isPaid = payments?.every(({ state }) => state === 'paid') ?? false
  const Icon = isPaid ? CheckIcon : ClockIcon
  return (
    <div className="grid max-w-lg grid-cols-1 gap-6">
      <span
        className={`grid size-14 place-items-center rounded-full ${isPaid ? 'bg-success-soft text-success' : 'bg-brand-soft text-brand'}`}
      >
        <Icon className="size-8" />
      </span>
      <PageHeading title={isWaiting ? t.states.awaiting_approval : isPaid ? t.paidTitle : t.doneTitle} />
      {isWaiting ? <p className="text-muted">{t.meanings.awaiting_approval}</p> : null}
      {error && !data ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {error || data ? null : <Skeleton className="h-24 w-full" />}
      {payments && payments.length > 0 ? (
        <Rows>
          {payments.map(payment => (
            <PaymentRow key={payment.billPaymentId} payment={payment} />
          ))}
        </Rows>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {isWaiting ? <ButtonLink to={approvalsPath({ state: 'waiting' })}>{seeApproval}</ButtonLink> : null}
        <ButtonLink variant={isWaiting ? 'secondary' : undefined} to={paths.bills}>
          {t.another}
        </ButtonLink>
        <TextLink to={paths.billPayments}>{t.myPayments}</TextLink>
      </div>
    </div>
  )
}
