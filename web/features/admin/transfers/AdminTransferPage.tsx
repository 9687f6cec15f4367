import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { formatIban } from '#domain/iban.ts'
import { TRANSFER_PURPOSE_LABELS } from '#domain/transfer-labels.ts'
import { useErrorText } from '#web/api/error-text.ts'
import { useGetAdminTransfer } from '#web/api/generated/admin.ts'
import type { AdminTransfer, TransferPayout } from '#web/api/generated/model/index.ts'
import { BackLink, TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { adminTransfers } from '#web/messages/admin-transfers.ts'

import { adminCustomerPath, paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { SearchIcon } from '#web/ui/icons.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'
import { TransferStateBadge } from '#web/ui/TransferStateBadge.tsx'
import { TransferTimeline } from '#web/ui/TransferTimeline.tsx'
import { PhoneNumber } from '../Numbers.tsx'
import { useLive } from '../use-live.ts'
import { SettleTransfer } from './SettleTransfer.tsx'

/** A transfer with its whole history, what the provider was asked and said, and what can be decided. It polls for updates. */
export function AdminTransferPage() {
  const { transferId = '' } = useParams()
  const t = useTexts(adminTransfers)
  const errorText = useErrorText()
  const { data, error, refetch } = useGetAdminTransfer(transferId, { query: useLive() })
  // A malformed id is refused with 400.
  const isUnknown = error?.status === 404 || error?.status === 400
  return (
    <>
      <BackLink to={useListPath()} />
      {data ? null : <PageHeading title={isUnknown ? t.notFound : t.title} />}
      {isUnknown ? <EmptyState icon={<SearchIcon />} title={t.notFound} text={t.notFoundText} /> : null}
      {error && !isUnknown && !data ? <LoadFailed text={errorText(error)} onTryAgain={refetch} /> : null}
      {data || error ? null : <RowsSkeleton count={4} />}
      {data ? <Details item={data} /> : null}
    </>
  )
}

/** The list as it was left. */
function useListPath(): string {
  const { state } = useLocation()
  const search: unknown = state?.search
  return typeof search === 'string' ? `${paths.adminTransfers}${search}` : paths.adminTransfers
}

function Details({ item }: { item: AdminTransfer }) {
  const t = useTexts(adminTransfers)
  const { money } = useFormats()
  const nameOf = useName()
  const { transfer, payout } = item
  const { destination, amount, state, history } = transfer
  return (
    <>
      <div className="grid justify-items-start gap-2">
        <PageHeading title={t.to(nameOf(destination.name, destination.nameArabic))} />
        <p className="text-xl font-semibold">
          <Ltr>{money(amount.amount)}</Ltr>
        </p>
        {/* Said aloud whenever the state changes. */}
        <div role="status">
          <TransferStateBadge state={state} />
        </div>
      </div>
      <SettleTransfer item={item} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <Section title={t.details}>
            <TransferFacts item={item} />
          </Section>
          {payout ? (
            <Section title={t.payout}>
              <PayoutFacts payout={payout} />
            </Section>
          ) : null}
        </div>
        <Section title={t.history}>
          <div className="p-4">
            <TransferTimeline history={history} causes={t.causes} />
          </div>
        </Section>
      </div>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="font-semibold">{title}</h2>
      <div className="rounded-lg border border-line bg-surface">{children}</div>
    </section>
  )
}

function TransferFacts({ item: { transfer, customer } }: { item: AdminTransfer }) {
  const t = useTexts(adminTransfers)
  const purposes = useTexts(TRANSFER_PURPOSE_LABELS)
  const nameOf = useName()
  const { transferId, destination, purpose, note, transactionRef, returnedRef, bankReason } = transfer
  const { customerId, businessName, businessNameArabic, phoneNumber } = customer
  return (
    <dl className={FACTS}>
      <Fact label={t.payer}>
        <span className="-mt-3 flex flex-wrap items-center gap-x-2">
          <TextLink to={adminCustomerPath(customerId)}>
            <bdi>{businessName ? nameOf(businessName, businessNameArabic) : t.nameless}</bdi>
          </TextLink>
          <PhoneNumber e164={phoneNumber} />
        </span>
      </Fact>
      <Fact label={t.payee}>
        <bdi>{nameOf(destination.name, destination.nameArabic)}</bdi>
      </Fact>
      {destination.iban ? (
        <Fact label={t.iban}>
          <Ltr>{formatIban(destination.iban)}</Ltr>
        </Fact>
      ) : null}
      <Fact label={t.purpose}>{purposes[purpose]}</Fact>
      {note ? (
        <Fact label={t.note}>
          <bdi>{note}</bdi>
        </Fact>
      ) : null}
      {transactionRef ? (
        <Fact label={t.transaction}>
          <Ltr>{transactionRef}</Ltr>
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
      <Fact label={t.number}>
        <Ltr>{transferId}</Ltr>
      </Fact>
    </dl>
  )
}

function PayoutFacts({ payout }: { payout: TransferPayout }) {
  const t = useTexts(adminTransfers)
  const { dateTime } = useFormats()
  const { sequenceNumber, providerReference, submissions, firstSubmittedAt, lastSubmittedAt } = payout
  const { unknownSince, lastAnswer, lastAskedAt, nextQuestionAt } = payout
  return (
    <dl className={FACTS}>
      <Fact label={t.sequenceNumber}>
        <Ltr>{sequenceNumber}</Ltr>
      </Fact>
      <Fact label={t.providerReference}>{providerReference ? <Ltr>{providerReference}</Ltr> : t.noReference}</Fact>
      <Fact label={t.submissions}>{t.times(submissions, dateTime(firstSubmittedAt), dateTime(lastSubmittedAt))}</Fact>
      {unknownSince ? <Fact label={t.unknownSince}>{dateTime(unknownSince)}</Fact> : null}
      <Fact label={t.lastAnswer}>
        {lastAnswer && lastAskedAt ? t.on(t.answers[lastAnswer], dateTime(lastAskedAt)) : t.neverAsked}
      </Fact>
      {nextQuestionAt ? <Fact label={t.nextQuestion}>{dateTime(nextQuestionAt)}</Fact> : null}
    </dl>
  )
}

const FACTS = 'grid gap-y-2 p-4 text-sm'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
