import { Link } from 'react-router-dom'
import type { CustomerSummary } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { adminCustomerPath } from '#web/paths.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { CrNumber, IdNumber, PhoneNumber } from '../Numbers.tsx'
import { CustomerStatusBadge } from './CustomerStatusBadge.tsx'
import { CARD_LABEL, CELL, ROW } from './customer-table-layout.ts'

/** The link of the business covers the whole row, so that a press anywhere on it opens the customer. */
const LINK = 'font-semibold underline-offset-4 outline-none after:absolute after:inset-0 group-hover:underline'
const LOOK =
  'group relative hover:bg-raised has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 outline-focus'

export function CustomerRow({ customer, query }: { customer: CustomerSummary; query: string }) {
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
