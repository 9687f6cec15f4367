import { useParams } from 'react-router-dom'
import { useGetAdminTopUp } from '#web/api/generated/admin-money.ts'
import type { AdminTopUp, TopUpCardPayment, TopUpSuspense } from '#web/api/generated/plinkAPI.schemas.ts'
import { Identifier } from '#web/copy/Identifier.tsx'
import { TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminMoney } from '#web/messages/staff/admin-money.ts'
import { adminSuspense } from '#web/messages/staff/admin-suspense.ts'
import { TopUpStateBadge } from '#web/money/TopUpStateBadge.tsx'
import { paths, queueItemPath } from '#web/paths.ts'
import { CustomerLink, useBusinessName } from '#web/staff/CustomerName.tsx'
import { ExceptionsAbout } from '#web/staff/money/ExceptionsAbout.tsx'
import { Fact, Facts } from '#web/staff/money/Facts.tsx'
import { MoneyColumns, MoneyHead, MoneyPage } from '#web/staff/money/MoneyPage.tsx'
import { PanelSection } from '#web/staff/PanelSection.tsx'
import { RequestCard } from '#web/staff/requests/RequestCard.tsx'
import { usePolling } from '#web/staff/use-polling.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Timeline } from '#web/ui/Timeline.tsx'
import { adminTopUps } from './admin-top-ups.messages.ts'
import { DisputeTopUp } from './DisputeTopUp.tsx'

/** A top-up by card with its whole history, where its money is, and what the card provider says. It polls for updates. */
export function AdminTopUpPage() {
  const { topUpId = '' } = useParams()
  const t = useTexts(adminTopUps)
  const query = useGetAdminTopUp(topUpId, { query: usePolling() })
  return (
    <MoneyPage list={paths.adminTopUps} texts={t} query={query}>
      {item => <Details item={item} />}
    </MoneyPage>
  )
}

function Details({ item }: { item: AdminTopUp }) {
  const t = useTexts(adminTopUps)
  const { details, toRequests } = useTexts(adminMoney)
  const nameOf = useBusinessName()
  const { topUp, customer, payment, suspense, requests, exceptions } = item
  const { amount, state, history } = topUp
  const steps = history.map(step => ({ title: t.states[step.state], cause: t.causes[step.cause], at: step.at }))
  return (
    <>
      <MoneyHead title={t.of(nameOf(customer))} amount={amount.amount}>
        <TopUpStateBadge state={state} states={t.states} />
        {suspense ? <StatusBadge tone="waiting">{t.suspended}</StatusBadge> : null}
      </MoneyHead>
      {suspense ? <InSuspense topUpId={topUp.topUpId} suspense={suspense} /> : null}
      <MoneyColumns history={<Timeline steps={steps} />}>
        <ExceptionsAbout exceptions={exceptions} />
        <PanelSection title={details}>
          <TopUpFacts item={item} />
        </PanelSection>
        {payment ? (
          <PanelSection title={t.payment}>
            <PaymentFacts payment={payment} />
          </PanelSection>
        ) : null}
        {requests.length > 0 ? (
          <PanelSection title={t.requests} action={<TextLink to={paths.adminRequests}>{toRequests}</TextLink>}>
            <ul className="grid grid-cols-1 gap-4">
              {requests.map(request => (
                <RequestCard key={request.requestId} request={request} onSubject />
              ))}
            </ul>
          </PanelSection>
        ) : null}
        <DisputeTopUp item={item} />
      </MoneyColumns>
    </>
  )
}

interface InSuspenseProps {
  topUpId: string
  suspense: TopUpSuspense
}

function InSuspense({ topUpId, suspense: { amount, cause, since, refundAgreedAt } }: InSuspenseProps) {
  const t = useTexts(adminTopUps)
  const { topUpCauses, refundAgreed } = useTexts(adminSuspense)
  const { money, dateTime } = useFormats()
  return (
    <Notice tone="warning" title={t.inSuspenseTitle(money(amount.amount))}>
      <p>
        {topUpCauses[cause]}. {t.since(dateTime(since))}
      </p>
      {refundAgreedAt ? <p>{refundAgreed(dateTime(refundAgreedAt))}</p> : null}
      <TextLink to={queueItemPath(paths.adminSuspense, topUpId)}>{t.toSuspense}</TextLink>
    </Notice>
  )
}

function TopUpFacts({ item: { topUp, customer, credited, suspense, refunded, owed } }: { item: AdminTopUp }) {
  const t = useTexts(adminTopUps)
  const { transaction } = useTexts(adminMoney)
  const { money } = useFormats()
  const { topUpId, subWallet, referenceId } = topUp
  return (
    <Facts>
      <Fact label={t.customer}>
        <CustomerLink customer={customer} />
      </Fact>
      <Fact label={t.into}>{subWallet ? t.subWallet(subWallet) : t.mainWallet}</Fact>
      <Fact label={t.credited}>
        <Ltr>{money(credited.amount)}</Ltr>
      </Fact>
      {suspense ? (
        <Fact label={t.suspended}>
          <Ltr>{money(suspense.amount.amount)}</Ltr>
        </Fact>
      ) : null}
      {refunded.amount > 0 ? (
        <Fact label={t.refunded}>
          <Ltr>{money(refunded.amount)}</Ltr>
        </Fact>
      ) : null}
      {owed ? (
        <Fact label={t.owed}>
          <Ltr>{money(owed.amount)}</Ltr>
        </Fact>
      ) : null}
      {referenceId ? (
        <Fact label={transaction}>
          <Ltr>{referenceId}</Ltr>
        </Fact>
      ) : null}
      <Fact label={t.number}>
        <Identifier value={topUpId} />
      </Fact>
    </Facts>
  )
}

function PaymentFacts({ payment }: { payment: TopUpCardPayment }) {
  const t = useTexts(adminTopUps)
  const { noReference, nextQuestion, providerReference } = useTexts(adminMoney)
  const { dateTime } = useFormats()
  const { formOpenedAt, sentAt, settledAt, returnedAt, nextQuestionAt } = payment
  const moments = [
    [t.formOpened, formOpenedAt],
    [t.sent, sentAt],
    [t.settledAt, settledAt],
    [t.returnedAt, returnedAt],
    [nextQuestion, nextQuestionAt],
  ] as const
  return (
    <Facts>
      <Fact label={providerReference}>
        {payment.providerReference ? <Identifier value={payment.providerReference} /> : noReference}
      </Fact>
      {moments.map(([label, at]) =>
        at ? (
          <Fact key={label} label={label}>
            {dateTime(at)}
          </Fact>
        ) : null,
      )}
    </Facts>
  )
}
