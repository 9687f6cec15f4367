import { Link } from 'react-router-dom'
import { useListContactRequests } from '#web/api/generated/admin-staff.ts'
import type { ContactRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomerPath } from '#web/paths.ts'
import { CustomerName } from '#web/staff/CustomerName.tsx'
import { PhoneNumber } from '#web/staff/Numbers.tsx'
import { usePolling } from '#web/staff/use-polling.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PhoneIcon } from '#web/ui/icons.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { adminContactRequests } from './admin-contact-requests.messages.ts'

/** The requests for a call, newest first. */
export function ContactRequestsPage() {
  const t = useTexts(adminContactRequests)
  const { data, error, refetch } = useListContactRequests({ query: usePolling() })
  return (
    <>
      <div className="max-w-prose">
        <PageIntro title={t.title} lead={t.lead} />
      </div>
      {error ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {data || error ? null : <RowsSkeleton count={3} />}
      {data ? <Requests items={data.items} /> : null}
    </>
  )
}

/** High enough for a finger. */
const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline'

function Requests({ items }: { items: readonly ContactRequest[] }) {
  const t = useTexts(adminContactRequests)
  const { dateTime } = useFormats()
  if (items.length === 0) return <EmptyState icon={<PhoneIcon />} title={t.noneTitle} text={t.none} />
  return (
    <Rows>
      {items.map(({ phoneNumber, customer, requestedAt }) => (
        <li key={phoneNumber} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3">
          <span className="flex flex-wrap items-center gap-x-4 wrap-anywhere">
            {customer ? (
              <Link to={adminCustomerPath(customer.customerId)} className={LINK}>
                <CustomerName customer={customer} />
              </Link>
            ) : null}
            <a href={`tel:${phoneNumber}`} className={LINK}>
              <PhoneNumber e164={phoneNumber} />
            </a>
          </span>
          <span className="text-sm text-muted">{t.asked(dateTime(requestedAt))}</span>
        </li>
      ))}
    </Rows>
  )
}
