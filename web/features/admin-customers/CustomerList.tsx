import { Link, useLocation } from 'react-router-dom'
import { useSearchCustomers } from '#web/api/generated/admin-customers.ts'
import type { CustomerSummary, SearchCustomersSort } from '#web/api/generated/plinkAPI.schemas.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { useFocusOnPageChange } from '#web/lib/use-focus-on-page-change.ts'
import { common } from '#web/messages/common.ts'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import { adminPages } from '#web/messages/staff/admin-pages.ts'
import { adminCustomerPath, adminSearchPath } from '#web/paths.ts'
import { useCursor } from '#web/staff/CursorPage.tsx'
import { serverQueryOf } from '#web/staff/customer-query.ts'
import { CrNumber, IdNumber, PhoneNumber } from '#web/staff/Numbers.tsx'
import { CustomerStatusBadge } from '#web/staff/PanelSection.tsx'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PeopleIcon, SearchIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

interface CustomerListQuery {
  /** Empty for all customers. */
  query: string
  sort: SearchCustomersSort
  /** Undefined for the first page. */
  cursor?: string | undefined
}

const FIRST = 'first'

/** A page of the customers that match. */
export function CustomerList({ query, sort }: Omit<CustomerListQuery, 'cursor'>) {
  const cursor = useCursor()
  const t = useTexts(adminCustomers)
  const pages = useTexts(adminPages)
  const q = query ? serverQueryOf(query) : undefined
  const { data, error, refetch } = useSearchCustomers({ q, sort, cursor })
  const results = useFocusOnPageChange(data ? (cursor ?? FIRST) : undefined)
  // The URL has an invalid or old cursor.
  if (cursor && error?.status === 400) return <PageLost query={query} sort={sort} />
  if (error) return <LoadError error={error} onTryAgain={refetch} />
  if (!data) return <CustomerTableSkeleton />
  const { items, nextCursor } = data
  const isWhole = nextCursor === null && !cursor
  return (
    <div ref={results} tabIndex={-1} className="grid scroll-mt-6 grid-cols-1 gap-3">
      <p role="status" className={items.length === 0 ? 'sr-only' : 'text-sm text-muted'}>
        {isWhole ? t.found(items.length) : t.onPage(items.length)}
      </p>
      {items.length === 0 ? <Nobody query={query} /> : <CustomerTable customers={items} />}
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {nextCursor === null ? null : (
          <ButtonLink variant="secondary" to={pathOf({ query, sort, cursor: nextCursor })}>
            {pages.next}
          </ButtonLink>
        )}
        {cursor ? <TextLink to={pathOf({ query, sort })}>{pages.first}</TextLink> : null}
      </div>
    </div>
  )
}

function pathOf({ query, sort, cursor }: CustomerListQuery): string {
  return adminSearchPath({ ...(query && { q: query }), sort, ...(cursor && { cursor }) })
}

function PageLost(list: CustomerListQuery) {
  const t = useTexts(adminPages)
  return (
    <div className="grid gap-3">
      <Notice tone="warning">{t.lost}</Notice>
      <div>
        <TextLink to={pathOf(list)}>{t.first}</TextLink>
      </div>
    </div>
  )
}

function Nobody({ query }: { query: string }) {
  const t = useTexts(adminCustomers)
  return query ? (
    <EmptyState icon={<SearchIcon />} title={t.nobodyTitle} text={t.nobodyText} />
  ) : (
    <EmptyState icon={<PeopleIcon />} title={t.noneTitle} text={t.noneText} />
  )
}

const COLUMNS = ['business', 'phone', 'id', 'cr', 'status', 'since'] as const

/** Whether there is no room for the column in two lines. */
const isWide = (column: (typeof COLUMNS)[number]): boolean => column === 'id' || column === 'cr'

function CustomerTable({ customers }: { customers: readonly CustomerSummary[] }) {
  const { results, columns } = useTexts(adminCustomers)
  return (
    <div className={TABLE.frame}>
      <table className={TABLE.table}>
        <caption className="sr-only">{results}</caption>
        <thead className="sr-only text-muted @3xl:not-sr-only @3xl:table-header-group">
          <tr className="@3xl:border-b @3xl:border-line">
            {COLUMNS.map(column => (
              <th
                key={column}
                className={classNames('py-2.5 ps-4 text-start font-semibold last:pe-4', isWide(column) && WIDE)}
              >
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={TABLE.body}>
          {customers.map(customer => (
            <CustomerRow key={customer.customerId} customer={customer} />
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

function CustomerRow({ customer }: { customer: CustomerSummary }) {
  const { search } = useLocation()
  const t = useTexts(adminCustomers)
  const { shortDate } = useFormats()
  const nameOf = useName()
  const { customerId, businessName, businessNameArabic, phoneNumber, idNumber, crNumber, status, frozen, createdAt } =
    customer
  return (
    <tr className={`${ROW} ${LOOK}`}>
      <td className={CELL.business}>
        <Link to={adminCustomerPath(customerId)} state={{ search }} className={LINK}>
          <bdi className="block truncate @3xl:whitespace-normal">
            {businessName ? nameOf(businessName, businessNameArabic) : t.nameless}
          </bdi>
        </Link>
      </td>
      <td className={CELL.phone}>
        <PhoneNumber e164={phoneNumber} />
      </td>
      <td className={CELL.id}>
        <IdNumber digits={idNumber} />
      </td>
      <td className={CELL.cr}>
        <CrNumber digits={crNumber} />
      </td>
      <td className={CELL.status}>
        {frozen && status === 'active' ? (
          <StatusBadge tone="danger">{t.frozenStatus}</StatusBadge>
        ) : (
          <CustomerStatusBadge status={status} />
        )}
      </td>
      <td className={CELL.since}>{shortDate(createdAt)}</td>
    </tr>
  )
}

/**
 * The layout of a customer's cells: table columns if the container is wide enough, otherwise two lines, on which the end of a long name is cut off.
 * The page of the customer has the rest.
 */
const TABLE = {
  frame: '@container overflow-hidden rounded-lg border border-line bg-surface',
  table: 'block w-full text-sm @3xl:table',
  body: 'block divide-y divide-line @3xl:table-row-group',
} as const

const ROW = 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-3 @3xl:table-row'

const COLUMN = '@3xl:py-2.5 @3xl:align-middle @3xl:ps-4 @3xl:last:pe-4'
const CELL_OF_ALL = `${COLUMN} @3xl:table-cell`
const WIDE = 'hidden @3xl:table-cell'

const CELL = {
  business: `${CELL_OF_ALL} text-base wrap-anywhere @3xl:text-sm`,
  phone: `${CELL_OF_ALL} col-start-1 row-start-2 whitespace-nowrap text-muted @3xl:text-ink`,
  id: `${COLUMN} ${WIDE} whitespace-nowrap`,
  cr: `${COLUMN} ${WIDE} whitespace-nowrap`,
  status: `${CELL_OF_ALL} col-start-2 row-start-1 justify-self-end`,
  since: `${CELL_OF_ALL} col-start-2 row-start-2 whitespace-nowrap text-end text-muted @3xl:text-start`,
} as const
