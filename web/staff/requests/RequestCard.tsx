import type { ReactNode } from 'react'
import type { StaffRequest, StaffRequestState } from '#web/api/generated/plinkAPI.schemas.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminRequests } from '#web/messages/staff/admin-requests.ts'
import { adminCustomerPath, adminTopUpPath, adminTransferPath, paths, queueItemPath } from '#web/paths.ts'
import { QueueItem } from '#web/staff/QueueItem.tsx'
import { StatusBadge, type StatusTone } from '#web/ui/Badge.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { RequestFacts } from './RequestFacts.tsx'

const TONE: Record<StaffRequestState, StatusTone> = {
  pending: 'waiting',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
}

interface RequestCardProps {
  request: StaffRequest
  /** Whether the card is on the page of its subject, which has the links. */
  onSubject?: boolean
  /** The action buttons. */
  children?: ReactNode
}

/** A request: its author, its reason, its effect, and the decision. */
export function RequestCard({ request, onSubject, children }: RequestCardProps) {
  const t = useTexts(adminRequests)
  const { payload, state, requestedBy, requestedAt, reason, decision } = request
  return (
    <QueueItem
      id={request.requestId}
      className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-4 text-sm"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base font-semibold">{t.kind[payload.kind]}</h2>
        <StatusBadge tone={TONE[state]}>{t.state[state]}</StatusBadge>
      </div>
      <RequestFacts request={request} />
      <Statement
        who={t.askedBy(requestedBy.name)}
        email={requestedBy.email}
        at={requestedAt}
        label={t.reason}
        text={reason}
      />
      {state === 'pending' ? (
        <p>
          <span className="text-muted">{t.effectLabel}: </span>
          {t.effect[payload.kind]}
        </p>
      ) : null}
      {decision ? (
        <Statement
          // Only the author can withdraw a request.
          who={t.closedBy[state]((decision.admin ?? requestedBy).name)}
          email={(decision.admin ?? requestedBy).email}
          at={decision.decidedAt}
          label={t.note}
          text={decision.note}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 empty:hidden">
        {children}
        {onSubject ? null : <Links request={request} />}
      </div>
    </QueueItem>
  )
}

function Links({ request: { subject, payload, customer, state } }: { request: StaffRequest }) {
  const t = useTexts(adminRequests)
  const isAboutSuspense =
    subject.kind === 'suspense_credit' || (subject.kind === 'top_up' && payload.kind !== 'top_up_dispute')
  return (
    <>
      {isAboutSuspense && state === 'pending' ? (
        <TextLink to={queueItemPath(paths.adminSuspense, subject.id)}>
          {t.showSuspense} <VisuallyHidden>{subject.name}</VisuallyHidden>
        </TextLink>
      ) : null}
      {subject.kind === 'top_up' ? (
        <TextLink to={adminTopUpPath(subject.id)}>
          {t.showTopUp} <VisuallyHidden>{subject.name}</VisuallyHidden>
        </TextLink>
      ) : null}
      {subject.kind === 'transfer' ? (
        <TextLink to={adminTransferPath(subject.id)}>
          {t.showTransfer} <VisuallyHidden>{subject.name}</VisuallyHidden>
        </TextLink>
      ) : null}
      {subject.kind === 'reconciliation_difference' ? (
        <TextLink to={queueItemPath(paths.adminReconciliation, subject.id)}>
          {t.showReconciliation} <VisuallyHidden>{subject.name}</VisuallyHidden>
        </TextLink>
      ) : null}
      {customer ? (
        <TextLink to={adminCustomerPath(customer.customerId)}>
          {t.showCustomer} <VisuallyHidden>{customer.phoneNumber}</VisuallyHidden>
        </TextLink>
      ) : null}
    </>
  )
}

interface StatementProps {
  who: string
  email: string
  at: string
  label: string
  text: string
}

function Statement({ who, email, at, label, text }: StatementProps) {
  const t = useTexts(adminRequests)
  const { dateTime } = useFormats()
  return (
    <div className="grid grid-cols-1 gap-0.5 border-s-2 border-line ps-3">
      <p className="flex flex-wrap gap-x-2 wrap-anywhere">
        <span>{who}</span>
        <time dateTime={at} className="text-muted">
          {t.at(dateTime(at))}
        </time>
        <span className="text-muted">
          (<Ltr>{email}</Ltr>)
        </span>
      </p>
      <p className="whitespace-pre-line wrap-anywhere">
        <span className="text-muted">{label}: </span>
        <bdi>{text}</bdi>
      </p>
    </div>
  )
}
