import type { CustomerSummary } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { common } from '#web/messages/common.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { CustomerRow } from './CustomerRow.tsx'
import { TABLE } from './customer-table-layout.ts'

interface CustomerTableProps {
  customers: readonly CustomerSummary[]
  /** What was looked for, to which a customer's page leads back. */
  query: string
}

export function CustomerTable({ customers, query }: CustomerTableProps) {
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

export function CustomerTableSkeleton() {
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
