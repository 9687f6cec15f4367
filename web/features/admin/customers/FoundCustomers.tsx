import { Link } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import { useSearchCustomers } from '#web/api/generated/admin.ts'
import type { CustomerSummary } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { common } from '#web/messages/common.ts'
import { adminCustomerPath } from '#web/paths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PeopleIcon } from '#web/ui/icons.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { CrNumber, IdNumber, PhoneNumber } from '../Numbers.tsx'
import { serverQueryOf } from './customer-query.ts'
import { CustomerStatusBadge } from './PanelSection.tsx'

/** The server returns at most this many. */
const MAX_RESULTS = 20

export function FoundCustomers({ query }: { query: string }) {
  const t = useTexts(adminCustomers)
  const errorText = useErrorText()
  const { data, error, refetch } = useSearchCustomers({ q: serverQueryOf(query) })
  if (error) return <LoadFailed text={errorText(error)} onTryAgain={refetch} />
  if (!data) return <CustomerTableSkeleton />
  const { length } = data.items
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status" className="text-sm text-muted">
        {t.found(length)}
      </p>
      {length === 0 ? (
        <EmptyState icon={<PeopleIcon />} title={t.nobodyTitle} text={t.nobodyText} />
      ) : (
        <CustomerTable customers={data.items} query={query} />
      )}
      {length === MAX_RESULTS ? <p className="text-sm text-muted">{t.newestOnly}</p> : null}
    </div>
  )
}

interface CustomerTableProps {
  customers: readonly CustomerSummary[]
  /** The query, to which a customer's page links back. */
  query: string
}

function CustomerTable({ customers, query }: CustomerTableProps) {
  const { results, columns } = useTexts(adminCustomers)
  return (
    <div className={TABLE.frame}>
      <table className={TABLE.table}>
        <caption className="sr-only">{results}</caption>
        <thead className="sr-only text-muted @3xl:not-sr-only @3xl:table-header-group">
          <tr className="@3xl:border-b @3xl:border-line">
            {[columns.business, columns.phone, columns.id, columns.cr, columns.status, columns.since].map(column => (
              <th key={column} className="py-2.5 ps-4 text-start font-semibold last:pe-4">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={TABLE.body}>
          {customers.map(customer => (
            <CustomerRow key={customer.customerId} customer={customer} query={query} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CustomerTableSkeleton() {
  return (
    <div role="status" className={`${TABLE.frame} divide-y divide-line`}>
      <VisuallyHidden>{useTexts(common).loading}</VisuallyHidden>
      {[1, 2, 3].map(row => (
        <div key={row} className="flex justify-between gap-4 p-4">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-5 w-20" />
        </div>
      ))}
    </div>
  )
}

/** The link of the business covers the whole row, so that a click anywhere on it opens the customer. */
const LINK = 'font-semibold underline-offset-4 outline-none after:absolute after:inset-0 group-hover:underline'
const LOOK =
  'group relative hover:bg-raised has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 outline-focus'

function CustomerRow({ customer, query }: { customer: CustomerSummary; query: string }) {
  const t = useTexts(adminCustomers)
  const { day } = useFormats()
  const { customerId, businessName, phoneNumber, idNumber, crNumber, status, createdAt } = customer
  return (
    <tr className={`${ROW} ${LOOK}`}>
      <td className={CELL.business}>
        <Link to={adminCustomerPath(customerId)} state={{ query }} className={LINK}>
          {businessName ? <bdi>{businessName}</bdi> : t.nameless}
        </Link>
      </td>
      <td className={CELL.phone}>
        <PhoneNumber e164={phoneNumber} />
      </td>
      <td className={CELL.id}>
        <span className={CARD_LABEL}>{t.columns.id}: </span>
        <IdNumber digits={idNumber} />
      </td>
      <td className={CELL.cr}>
        <span className={CARD_LABEL}>{t.columns.cr}: </span>
        <CrNumber digits={crNumber} />
      </td>
      <td className={CELL.status}>
        <CustomerStatusBadge status={status} />
      </td>
      <td className={CELL.since}>
        <Ltr>{day(createdAt)}</Ltr>
      </td>
    </tr>
  )
}

/** The layout of a customer's cells: table columns if the container is wide enough, otherwise a card. */
const TABLE = {
  frame: '@container overflow-hidden rounded-lg border border-line bg-surface',
  table: 'block w-full text-sm @3xl:table',
  body: 'block divide-y divide-line @3xl:table-row-group',
} as const

const ROW = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 px-4 py-3 @3xl:table-row'

const COLUMN = '@3xl:table-cell @3xl:py-2.5 @3xl:align-middle @3xl:ps-4 @3xl:last:pe-4'

const CELL = {
  business: `${COLUMN} col-start-1 row-start-1 text-base wrap-anywhere @3xl:text-sm`,
  phone: `${COLUMN} col-start-1 row-start-2 whitespace-nowrap`,
  id: `${COLUMN} col-start-1 row-start-3 whitespace-nowrap text-muted @3xl:text-ink`,
  cr: `${COLUMN} col-start-1 row-start-4 whitespace-nowrap text-muted @3xl:text-ink`,
  status: `${COLUMN} col-start-2 row-start-1 justify-self-end`,
  since: `${COLUMN} col-start-2 row-start-4 whitespace-nowrap text-end text-muted @3xl:text-start`,
} as const

/** Labels are shown in cards only, because cards have no column headings. */
const CARD_LABEL = '@3xl:hidden'
