import { type RefObject, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { type GetBillPaymentQueryError, useGetBillPayment } from '#web/api/generated/bills.ts'
import type { BillPayment, TransferCause } from '#web/api/generated/plinkAPI.schemas.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { BackLink, ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/payments/transfers.ts'
import { PaymentNumber } from '#web/money/PaymentNumber.tsx'
import { PersonName } from '#web/money/PersonName.tsx'
import { PaymentReceipts } from '#web/money/receipts/PaymentReceipts.tsx'
import { mayPayAgain } from '#web/money/recent-payees.ts'
import { Source } from '#web/money/Source.tsx'
import { useStepText } from '#web/money/use-step-text.ts'
import { approvalsPath, paths, transactionsPath } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Fact, Facts } from '#web/ui/Facts.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Timeline } from '#web/ui/Timeline.tsx'
import { BillStateBadge } from '../BillStateBadge.tsx'
import type { BillStep } from '../bill-step.ts'
import { bills } from '../bills.messages.ts'
import { CancelBillPayment } from './CancelBillPayment.tsx'
import { ContinueBillOrder } from './ContinueBillOrder.tsx'
import { useGetBillReceipt } from './use-get-bill-receipt.ts'

/** The state of a bill payment and its history. The page follows the payment while it is open. */
export function BillPaymentPage() {
  const { billPaymentId = '' } = useParams()
  const { details } = useTexts(bills)
  const { data, error, refetch } = useGetBillPayment(billPaymentId, { query: LIVE })
  if (data) return <Payment payment={data} />
  return (
    <>
      <PageHeading title={details} />
      {error ? <NotShown error={error} onTryAgain={refetch} /> : <Skeleton className="h-64 w-full" />}
    </>
  )
}

function NotShown({ error, onTryAgain }: { error: GetBillPaymentQueryError; onTryAgain: () => void }) {
  const t = useTexts(bills)
  const { code } = error.body
  if (code !== 'BILL_PAYMENT_NOT_FOUND' && code !== 'VALIDATION_ERROR')
    return <LoadError error={error} onTryAgain={onTryAgain} />
  return (
    <Notice tone="warning" alert title={t.notFound}>
      <p>{t.notFoundText}</p>
      <TextLink to={paths.billPayments}>{t.myPayments}</TextLink>
    </Notice>
  )
}

function Payment({ payment }: { payment: BillPayment }) {
  const t = useTexts(bills)
  const { money } = useFormats()
  const nameOf = useName()
  const { state, amount, billerName, billerNameArabic, history } = payment
  const stepText = useStepText<TransferCause>(t.causes)
  const outcome = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className="grid gap-6">
        <BackLink to={paths.billPayments} />
        <div className="grid justify-items-start gap-2">
          <PageHeading title={t.paymentTo(nameOf(billerName, billerNameArabic))} />
          <p className="text-xl font-semibold">
            <Ltr>{money(amount.amount)}</Ltr>
          </p>
          {/* Always rendered, so that a change of state is announced. */}
          <div ref={outcome} role="status" tabIndex={-1} className="grid justify-items-start gap-2">
            <BillStateBadge state={state} />
            <p>{t.meanings[state]}</p>
          </div>
        </div>
      </div>
      <Actions payment={payment} outcome={outcome} />
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-lg font-semibold">{t.progress}</h2>
        <Timeline
          steps={history.map(step => ({
            title: step.state === 'draft' ? t.prepared : t.states[step.state],
            cause: stepText(step),
            at: step.at,
          }))}
        />
      </section>
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-lg font-semibold">{t.details}</h2>
        <PaymentFacts payment={payment} />
      </section>
      <PaymentReceipts paymentId={payment.billPaymentId} />
    </>
  )
}

function Actions({ payment, outcome }: { payment: BillPayment; outcome: RefObject<HTMLElement | null> }) {
  const { billPaymentId, billerCode, account, state, subWallet } = payment
  const t = useTexts(bills)
  const { seeApproval } = useTexts(transfers)
  const { download, isDownloading, error } = useGetBillReceipt(billPaymentId)
  const again = { screen: 'bill', billerCode, account, subWallet } satisfies BillStep & {
    subWallet: string | undefined
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {state === 'awaiting_approval' ? (
          <ButtonLink to={approvalsPath({ state: 'waiting' })}>{seeApproval}</ButtonLink>
        ) : null}
        {state === 'draft' ? (
          <IfAllowed operation="resendBillCode">
            <ContinueBillOrder payment={payment} />
          </IfAllowed>
        ) : null}
        {state === 'paid' ? (
          <Button busy={isDownloading && t.downloading} onClick={download}>
            <DownloadIcon className="size-5" />
            {t.receipt}
          </Button>
        ) : null}
        <IfAllowed operation="cancelBillPayment">
          <CancelBillPayment payment={payment} outcome={outcome} />
        </IfAllowed>
        {mayPayAgain(state) ? (
          <IfAllowed operation="payBills">
            <ButtonLink variant="secondary" to={paths.bills} state={again}>
              {t.payAgain}
            </ButtonLink>
          </IfAllowed>
        ) : null}
      </div>
      {error ? <LoadError error={error} onTryAgain={download} /> : null}
    </>
  )
}

function PaymentFacts({ payment }: { payment: BillPayment }) {
  const t = useTexts(bills)
  const { madeBy: byLabel } = useTexts(transfers)
  const { account, billNumber, subWallet, transactionRef, failureReason, referenceId, madeBy } = payment
  return (
    <Facts>
      <Fact name={t.account}>
        <Ltr>{account}</Ltr>
      </Fact>
      <Fact name={t.billNumber}>
        <Ltr>{billNumber}</Ltr>
      </Fact>
      <Fact name={t.from}>
        <Source subWallet={subWallet} />
      </Fact>
      {madeBy ? (
        <Fact name={byLabel}>
          <PersonName person={madeBy} />
        </Fact>
      ) : null}
      {failureReason ? (
        <Fact name={t.reason}>
          <bdi>{failureReason}</bdi>
        </Fact>
      ) : null}
      {referenceId ? (
        <Fact name={t.number}>
          <PaymentNumber
            referenceId={referenceId}
            to={transactionRef && transactionsPath({ ...(subWallet && { subWallet }), reference: transactionRef })}
          />
        </Fact>
      ) : null}
    </Facts>
  )
}
