import type { AdminEvent, AdminEventChange, AdminEventSubject } from '#web/api/generated/plinkAPI.schemas.ts'
import { withoutUuid } from '#web/copy/Identifier.tsx'
import { TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { documentKinds } from '#web/messages/business/document-kinds.ts'
import { transfers } from '#web/messages/payments/transfers.ts'
import { adminActivity } from '#web/messages/staff/admin-activity.ts'
import { adminExceptions } from '#web/messages/staff/admin-exceptions.ts'
import { adminRequests } from '#web/messages/staff/admin-requests.ts'
import { adminReviews } from '#web/messages/staff/admin-reviews.ts'
import {
  adminCategoryPath,
  adminCustomerPath,
  adminDenyListPath,
  adminReconciliationFilesPath,
  paths,
  queueItemPath,
} from '#web/paths.ts'
import { ArrowForwardIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { CustomerLink } from './CustomerName.tsx'

interface AdminEventsProps {
  events: readonly AdminEvent[]
  /** Whether the list is on the page of the customer whom its events are about, and need not name. */
  onCustomer?: boolean
}

/** The list of admin events, newest first. */
export function AdminEvents({ events, onCustomer = false }: AdminEventsProps) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {events.map(event => (
        <Event key={event.id} event={event} onCustomer={onCustomer} />
      ))}
    </ul>
  )
}

interface EventProps {
  event: AdminEvent
  onCustomer: boolean
}

function Event({ event: { type, at, admin, subject, customer, reason, changes }, onCustomer }: EventProps) {
  const t = useTexts(adminActivity)
  const { dateTime } = useFormats()
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 md:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid content-start gap-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold">{t.eventTypes[type]}</span>
          {customer && !onCustomer ? <CustomerLink customer={customer} /> : null}
          {subject && !customer ? <EventSubject subject={subject} /> : null}
        </p>
        {changes?.length ? <EventChanges changes={changes} /> : null}
        {reason ? (
          <p className="text-sm">
            <span className="text-muted">{t.reason}</span> <bdi>{reason}</bdi>
          </p>
        ) : null}
      </div>
      <p className="grid min-w-0 grid-cols-1 content-start text-sm text-muted md:text-end">
        <time dateTime={at}>{dateTime(at)}</time>
        <span className="wrap-anywhere">
          {t.by} <bdi>{admin.name}</bdi>{' '}
          <span className="inline-block">
            (<Ltr>{admin.email}</Ltr>)
          </span>
        </span>
      </p>
    </li>
  )
}

/** The changed fields with their old and new values. */
function EventChanges({ changes }: { changes: readonly AdminEventChange[] }) {
  const t = useTexts(adminActivity)
  return (
    <dl aria-label={t.changes} className="grid gap-1 text-sm">
      {changes.map(change => (
        <div key={change.field} className="flex flex-wrap items-center gap-x-2">
          <dt className="text-muted">{labelIn(t.fields, change.field)}</dt>
          <dd className="flex flex-wrap items-center gap-x-2">
            <FromTo {...change} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FromTo({ field, from, to }: AdminEventChange) {
  const t = useTexts(adminActivity)
  return (
    <>
      {from === undefined ? null : (
        <>
          <VisuallyHidden>{t.from}</VisuallyHidden>
          <Value field={field} value={from} />
          <ArrowForwardIcon className="size-4 shrink-0 text-muted" />
        </>
      )}
      <VisuallyHidden>{t.to}</VisuallyHidden>
      {to === undefined ? null : <Value field={field} value={to} />}
    </>
  )
}

/**
 * A value of a change: the status of an option and the outcomes of reviews and requests are translated, a day is written out, a label is shown
 * unchanged.
 */
function Value({ field, value }: { field: string; value: string }) {
  const { values, cases, documentRequests } = useTexts(adminActivity)
  const { status } = useTexts(adminReviews)
  const { state, kind, resolutions } = useTexts(adminRequests)
  const { states } = useTexts(transfers)
  const { kinds } = useTexts(adminExceptions)
  const documents = useTexts(documentKinds)
  const { date } = useFormats()
  if (field === 'dueOn') return <bdi>{date(value)}</bdi>
  const outcomes = [
    ['transfer', states] as const,
    ['exception', kinds] as const,
    ['documentKind', documents] as const,
    ['documentRequest', documentRequests] as const,
    ...Object.entries(status),
    ...Object.keys(kind).map(each => [each, state] as const),
  ]
  const texts = new Map<string, Record<string, string>>([
    ['active', values],
    ['signInCall', values],
    ['case', cases],
    ['resolution', resolutions],
    ...outcomes,
  ]).get(field)
  return <bdi>{texts ? labelIn(texts, value) : value}</bdi>
}

/** The subject of an event, with a link if it has a page. */
function EventSubject({ subject: { kind, id, name } }: { subject: AdminEventSubject }) {
  const { categories } = useTexts(adminActivity)
  if (kind === 'kyb_option' || kind === 'admin') {
    return (
      <span className="max-w-full overflow-x-auto whitespace-nowrap">
        <Ltr>{name}</Ltr>
      </span>
    )
  }
  // Enlarges the touch target, because the line is too low.
  return (
    <span className="-my-2.5">
      {kind === 'kyb_category' ? (
        <TextLink to={adminCategoryPath(id)}>{labelIn(categories, name)}</TextLink>
      ) : (
        <TextLink to={pathOf({ kind, id, name })}>
          {kind === 'reconciliation_file' ? <FileName name={name} /> : <Ltr>{withoutUuid(name)}</Ltr>}
        </TextLink>
      )}
    </span>
  )
}

/** The source and the day of a file, `cards 2026-01-04`. */
function FileName({ name }: { name: string }) {
  const { fileSources } = useTexts(adminActivity)
  const { date } = useFormats()
  const [source = '', day = ''] = name.split(' ')
  return <bdi>{`${labelIn(fileSources, source)} · ${date(day)}`}</bdi>
}

function pathOf({ kind, id, name }: AdminEventSubject): string {
  if (kind === 'deny_list_entry') return adminDenyListPath(name)
  if (kind === 'staff_request') return queueItemPath(paths.adminRequests, id)
  if (kind === 'suspense_credit') return queueItemPath(paths.adminSuspense, id)
  if (kind === 'money_exception') return queueItemPath(paths.adminExceptions, id)
  if (kind === 'reconciliation_difference') return queueItemPath(paths.adminReconciliation, id)
  if (kind === 'reconciliation_file') return adminReconciliationFilesPath
  return kind === 'customer' ? adminCustomerPath(id) : queueItemPath(paths.adminReviews, id)
}

/** A name without a label is shown unchanged. */
function labelIn(labels: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(labels, name) ? (labels[name] ?? name) : name
}
