import { useId, useState } from 'react'
import { useSearchCustomers } from '#web/api/generated/admin-customers.ts'
import type { CustomerSummary } from '#web/api/generated/plinkAPI.schemas.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import { adminSuspense } from '#web/messages/staff/admin-suspense.ts'
import { CustomerSearch } from '#web/staff/CustomerSearch.tsx'
import { serverQueryOf } from '#web/staff/customer-query.ts'
import { PhoneNumber } from '#web/staff/Numbers.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'

/** Searches customers, one of whom can be picked. */
export function CustomerPicker({ onPick }: { onPick: (customer: CustomerSummary) => void }) {
  const [query, setQuery] = useState('')
  return (
    <div className="grid gap-4">
      <CustomerSearch typed={query} onSearch={setQuery} />
      {query ? <Matches query={query} onPick={onPick} /> : null}
    </div>
  )
}

function Matches({ query, onPick }: { query: string; onPick: (customer: CustomerSummary) => void }) {
  const t = useTexts(adminSuspense)
  const { found, nobodyTitle } = useTexts(adminCustomers)
  const { data, error, refetch } = useSearchCustomers({ q: serverQueryOf(query), sort: 'name' })
  if (error) return <LoadError error={error} onTryAgain={refetch} />
  if (!data) return <RowsSkeleton count={2} />
  const { items, nextCursor } = data
  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm text-muted">
        {items.length === 0 ? nobodyTitle : nextCursor === null ? found(items.length) : t.more}
      </p>
      {items.length === 0 ? null : (
        <Rows>
          {items.map(customer => (
            <Match key={customer.customerId} customer={customer} onPick={onPick} />
          ))}
        </Rows>
      )}
    </div>
  )
}

/** Customers without a wallet are listed too, so that nobody looks for them elsewhere. */
function Match({ customer, onPick }: { customer: CustomerSummary; onPick: (customer: CustomerSummary) => void }) {
  const t = useTexts(adminSuspense)
  const { nameless } = useTexts(adminCustomers)
  const name = useId()
  const nameOf = useName()
  const { businessName, businessNameArabic, phoneNumber, status } = customer
  const hasWallet = status !== 'signing_up' && status !== 'closed'
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <span id={name} className="grid flex-1 basis-40">
        <bdi className="font-semibold wrap-anywhere">
          {businessName ? nameOf(businessName, businessNameArabic) : nameless}
        </bdi>
        <span className="text-sm text-muted">
          <PhoneNumber e164={phoneNumber} />
        </span>
      </span>
      {hasWallet ? (
        <Button variant="secondary" aria-describedby={name} onClick={() => onPick(customer)}>
          {t.choose}
        </Button>
      ) : (
        <span className="text-sm text-muted">{t.noWallet}</span>
      )}
    </li>
  )
}
