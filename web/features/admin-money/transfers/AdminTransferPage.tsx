import { useParams } from 'react-router-dom'
import { formatIban } from '#domain/money/iban.ts'
import { TRANSFER_PURPOSE_LABELS } from '#domain/money/transfer-labels.ts'
import { useGetAdminTransfer } from '#web/api/generated/admin-money.ts'
import type { AdminTransfer, TransferPayout } from '#web/api/generated/plinkAPI.schemas.ts'
import { Identifier } from '#web/copy/Identifier.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { adminMoney } from '#web/messages/staff/admin-money.ts'
import { TransferStateBadge } from '#web/money/TransferStateBadge.tsx'
import { TransferTimeline } from '#web/money/TransferTimeline.tsx'
import { paths } from '#web/paths.ts'
import { CustomerLink } from '#web/staff/CustomerName.tsx'
import { ExceptionsAbout } from '#web/staff/money/ExceptionsAbout.tsx'
import { Fact, Facts } from '#web/staff/money/Facts.tsx'
import { MoneyColumns, MoneyHead, MoneyPage } from '#web/staff/money/MoneyPage.tsx'
import { PanelSection } from '#web/staff/PanelSection.tsx'
import { usePolling } from '#web/staff/use-polling.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { adminTransfers } from './admin-transfers.messages.ts'
import { SettleTransfer } from './SettleTransfer.tsx'
import { usePayeeName } from './use-payee-name.ts'

/** A transfer with its whole history, the messages exchanged with the provider, and the possible decisions. It polls for updates. */
export function AdminTransferPage() {
  const { transferId = '' } = useParams()
  const t = useTexts(adminTransfers)
  const query = useGetAdminTransfer(transferId, { query: usePolling() })
  return (
    <MoneyPage list={paths.adminTransfers} texts={t} query={query}>
      {item => <Details item={item} />}
    </MoneyPage>
  )
}

function Details({ item }: { item: AdminTransfer }) {
  const t = useTexts(adminTransfers)
  const { details } = useTexts(adminMoney)
  const payeeName = usePayeeName()
  const { transfer, payout, exceptions } = item
  const { amount, state, history } = transfer
  return (
    <>
      <MoneyHead title={t.to(payeeName(item))} amount={amount.amount}>
        <TransferStateBadge state={state} />
      </MoneyHead>
      <SettleTransfer item={item} />
      <MoneyColumns history={<TransferTimeline history={history} causes={t.causes} />}>
        <ExceptionsAbout exceptions={exceptions} />
        <PanelSection title={details}>
          <TransferFacts item={item} />
        </PanelSection>
        {payout ? (
          <PanelSection title={t.payout}>
            <PayoutFacts payout={payout} />
          </PanelSection>
        ) : null}
      </MoneyColumns>
    </>
  )
}

function TransferFacts({ item: { transfer, customer, recipient, suspense } }: { item: AdminTransfer }) {
  const t = useTexts(adminTransfers)
  const purposes = useTexts(TRANSFER_PURPOSE_LABELS)
  const nameOf = useName()
  const { referenceId, destination, purpose, note, returnedRef, bankReason } = transfer
  return (
    <Facts>
      <Fact label={t.payer}>
        <CustomerLink customer={customer} />
      </Fact>
      <Fact label={t.payee}>
        {recipient ? (
          <CustomerLink customer={recipient} />
        ) : (
          <bdi>{nameOf(destination.name, destination.nameArabic)}</bdi>
        )}
      </Fact>
      {destination.billAccount ? (
        <Fact label={t.billAccount}>
          <Ltr>{destination.billAccount}</Ltr>
        </Fact>
      ) : null}
      {destination.billNumber ? (
        <Fact label={t.billNumber}>
          <Ltr>{destination.billNumber}</Ltr>
        </Fact>
      ) : null}
      {destination.iban ? (
        <Fact label={t.iban}>
          <Ltr>{formatIban(destination.iban)}</Ltr>
        </Fact>
      ) : null}
      {suspense ? <Fact label={t.suspendedCause}>{t.suspendedCauses[suspense.cause]}</Fact> : null}
      <Fact label={t.purpose}>{purposes[purpose]}</Fact>
      {note ? (
        <Fact label={t.note}>
          <bdi>{note}</bdi>
        </Fact>
      ) : null}
      {returnedRef ? (
        <Fact label={t.returnedBy}>
          <Ltr>{returnedRef}</Ltr>
        </Fact>
      ) : null}
      {bankReason ? (
        <Fact label={t.bankReason}>
          <bdi>{bankReason}</bdi>
        </Fact>
      ) : null}
      {referenceId ? (
        <Fact label={t.number}>
          <Ltr>{referenceId}</Ltr>
        </Fact>
      ) : null}
    </Facts>
  )
}

function PayoutFacts({ payout }: { payout: TransferPayout }) {
  const t = useTexts(adminTransfers)
  const moneyTexts = useTexts(adminMoney)
  const { dateTime } = useFormats()
  const { sequenceNumber, providerReference, submissions, firstSubmittedAt, lastSubmittedAt } = payout
  const { unknownSince, lastAnswer, lastAskedAt, nextQuestionAt } = payout
  return (
    <Facts>
      <Fact label={t.sequenceNumber}>
        <Ltr>{sequenceNumber}</Ltr>
      </Fact>
      <Fact label={moneyTexts.providerReference}>
        {providerReference ? <Identifier value={providerReference} /> : moneyTexts.noReference}
      </Fact>
      <Fact label={t.submissions}>{t.times(submissions, dateTime(firstSubmittedAt), dateTime(lastSubmittedAt))}</Fact>
      {unknownSince ? <Fact label={t.unknownSince}>{dateTime(unknownSince)}</Fact> : null}
      <Fact label={t.lastAnswer}>
        {lastAnswer && lastAskedAt ? t.on(t.answers[lastAnswer], dateTime(lastAskedAt)) : t.neverAsked}
      </Fact>
      {nextQuestionAt ? <Fact label={moneyTexts.nextQuestion}>{dateTime(nextQuestionAt)}</Fact> : null}
    </Facts>
  )
}
