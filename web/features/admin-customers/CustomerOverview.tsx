import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  type ListCustomerTransactionsQueryError,
  type ListCustomerTransactionsQueryResult,
  useListCustomerBeneficiaries,
  useListCustomerDocuments,
  useListCustomerTransactions,
} from '#web/api/generated/admin-customers.ts'
import type { CustomerDetails, Review, SecurityEvent } from '#web/api/generated/plinkAPI.schemas.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { TextLink } from '#web/layouts/links.tsx'
import { useDeviceLabel } from '#web/lib/device-name.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { team } from '#web/messages/business/team.ts'
import { security } from '#web/messages/sign-in/security.ts'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import {
  adminActivityPath,
  adminTopUpsPath,
  adminTransactionsPath,
  adminTransfersPath,
  paths,
  queueItemPath,
} from '#web/paths.ts'
import { AdminEvents } from '#web/staff/AdminEvents.tsx'
import { ActionNotice, type ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { PanelSection } from '#web/staff/PanelSection.tsx'
import { ReviewHead } from '#web/staff/reviews/ReviewHead.tsx'
import { ReviewOutcome } from '#web/staff/reviews/ReviewOutcome.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { MaskedPhone } from '#web/ui/MaskedPhone.tsx'
import { FirstRows, Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { adminCustomerFacts } from './admin-customer-facts.messages.ts'
import { CloseAccount } from './CloseAccount.tsx'
import { CustomerBeneficiaries } from './CustomerBeneficiaries.tsx'
import { CustomerSessions, OtherDevices } from './CustomerDevices.tsx'
import { CustomerDocuments } from './CustomerDocuments.tsx'
import { CustomerFacts } from './CustomerFacts.tsx'
import { CustomerState } from './CustomerState.tsx'
import { CustomerTeam } from './CustomerTeam.tsx'
import { CustomerWallet } from './CustomerWallet.tsx'
import { ExportCustomer } from './ExportCustomer.tsx'
import { SignInCall } from './SignInCall.tsx'
import { TransactionTable } from './TransactionTable.tsx'

/** On a phone, the state and its actions come first. On a wide screen, the facts are in a column beside everything else. */
const COLUMNS = 'grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]'

interface CustomerOverviewProps {
  details: CustomerDetails
  /** Shown until the lists have loaded. If they came later, they would move the actions below them away from under the pointer. */
  skeleton: ReactNode
}

export function CustomerOverview({ details, skeleton }: CustomerOverviewProps) {
  const t = useTexts(adminCustomers)
  const [notice, setNotice] = useState<ActionOutcome | null>(null)
  const { customerId } = details.customer
  const ofWallet = { query: { enabled: details.wallet !== undefined } }
  const transactions = useListCustomerTransactions(customerId, { limit: LATEST }, ofWallet)
  const beneficiaries = useListCustomerBeneficiaries(customerId, ofWallet)
  const documents = useListCustomerDocuments(customerId, ofWallet)
  // A list that has failed once does not hold up the others. It is retried in its place.
  if ([transactions, beneficiaries, documents].some(({ isLoading, failureCount }) => isLoading && failureCount === 0))
    return skeleton
  return (
    <>
      <ActionNotice outcome={notice} />
      <div className={COLUMNS}>
        <CustomerState details={details} onOutcome={setNotice} />
        <div className="order-last xl:order-none xl:row-span-2">
          <CustomerFacts details={details} />
        </div>
        <div className="grid grid-cols-1 gap-8">
          <CustomerTeam details={details} />
          {details.memberOf ? null : <CustomerWallet wallet={details.wallet} />}
          {details.wallet ? <LatestTransactions customerId={customerId} list={transactions} /> : null}
          {details.wallet ? (
            <CustomerBeneficiaries customerId={customerId} list={beneficiaries} onOutcome={setNotice} />
          ) : null}
          {details.wallet ? (
            <CustomerDocuments
              customerId={customerId}
              list={documents}
              isClosed={details.closedAt !== undefined}
              onOutcome={setNotice}
            />
          ) : null}
          <CustomerSessions details={details} onOutcome={setNotice} />
          <OtherDevices devices={details.knownDevices} />
          <SignInCall details={details} onOutcome={setNotice} />
          <ExportCustomer customerId={customerId} onOutcome={setNotice} />
          <CloseAccount details={details} onOutcome={setNotice} />
          <PanelSection title={t.reviewsTitle}>
            <ReviewsOfCustomer reviews={details.reviews} />
          </PanelSection>
          <PanelSection title={t.eventsTitle}>
            <AccountEvents events={details.events} />
          </PanelSection>
          <PanelSection
            title={t.adminEventsTitle}
            action={<TextLink to={adminActivityPath({ customer: customerId })}>{t.allAdminEvents}</TextLink>}
          >
            {details.adminEvents.length > 0 ? (
              <AdminEvents events={details.adminEvents.slice(0, FIRST)} onCustomer />
            ) : (
              <p className="text-sm text-muted">{t.noAdminEvents}</p>
            )}
          </PanelSection>
        </div>
      </div>
    </>
  )
}

const LATEST = 5

interface LatestTransactionsProps {
  customerId: string
  list: UseQueryResult<ListCustomerTransactionsQueryResult, ListCustomerTransactionsQueryError>
}

/** The newest transactions of the main wallet, with a link to all. */
function LatestTransactions({ customerId, list }: LatestTransactionsProps) {
  const t = useTexts(adminCustomerFacts)
  const { data, error, refetch } = list
  const all = (
    <span className="flex flex-wrap gap-x-6">
      <TextLink to={adminTransfersPath({ customer: customerId })}>{t.allTransfers}</TextLink>
      <TextLink to={adminTopUpsPath({ customer: customerId })}>{t.allTopUps}</TextLink>
      <TextLink to={adminTransactionsPath(customerId)}>{t.allTransactions}</TextLink>
    </span>
  )
  return (
    <PanelSection title={t.transactionsTitle} action={all}>
      {error && !data ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {data || error ? null : <RowsSkeleton count={3} />}
      {data && data.items.length === 0 ? <p className="text-sm text-muted">{t.noTransactions}</p> : null}
      {data && data.items.length > 0 ? <TransactionTable transactions={data.items} /> : null}
    </PanelSection>
  )
}

function ReviewsOfCustomer({ reviews }: { reviews: readonly Review[] }) {
  const t = useTexts(adminCustomers)
  if (reviews.length === 0) return <p className="text-sm text-muted">{t.noReviews}</p>
  return (
    <Rows>
      {reviews.map(review => (
        <li key={review.reviewId} className="grid gap-2 px-4 py-3 text-sm">
          <ReviewHead review={review} />
          <ReviewOutcome review={review} />
          {review.status === 'open' ? (
            <div>
              <TextLink to={queueItemPath(paths.adminReviews, review.reviewId)}>{t.toReviews}</TextLink>
            </div>
          ) : null}
        </li>
      ))}
    </Rows>
  )
}

const FIRST = 6

/** The recent security events of the account, newest first. */
function AccountEvents({ events }: { events: readonly SecurityEvent[] }) {
  const t = useTexts(adminCustomers)
  if (events.length === 0) return <p className="text-sm text-muted">{t.noEvents}</p>
  return (
    <FirstRows count={FIRST}>
      {events.map(event => (
        <EventRow key={event.id} event={event} />
      ))}
    </FirstRows>
  )
}

function EventRow({
  event: { type, at, reason, device, isNewDevice, apiKeyName, memberPhoneEnd, memberRole },
}: {
  event: SecurityEvent
}) {
  const t = useTexts(adminCustomers)
  const { event, newDevice } = useTexts(security)
  const { roles } = useTexts(team)
  const { dateTime } = useFormats()
  const deviceText = useDeviceLabel()
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 px-4 py-2.5 text-sm">
      <span className="font-semibold">{event[type]}</span>
      {isNewDevice ? <Badge>{newDevice}</Badge> : null}
      {reason ? <span className="text-muted">{t.reason[reason]}</span> : null}
      {device ? <span className="text-muted">{deviceText(device)}</span> : null}
      {apiKeyName ? <span className="text-muted">{apiKeyName}</span> : null}
      {memberPhoneEnd && memberRole ? (
        <span className="text-muted">
          {roles[memberRole]} · <MaskedPhone number={memberPhoneEnd} />
        </span>
      ) : null}
      <time dateTime={at} className="text-muted max-sm:basis-full sm:ms-auto">
        {dateTime(at)}
      </time>
    </li>
  )
}
