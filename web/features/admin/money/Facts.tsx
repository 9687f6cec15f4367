import type { ReactNode } from 'react'
import type { NamedCustomer } from '#web/api/generated/model/index.ts'
import { CustomerLink } from '../CustomerName.tsx'

/** What is known of an amount of money, as a card. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-y-2 rounded-lg border border-line bg-surface p-4 text-sm">{children}</dl>
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

/** The link is higher than a line of text. */
export function CustomerFact({ label, customer }: { label: string; customer: NamedCustomer }) {
  return (
    <Fact label={label}>
      <div className="-my-3">
        <CustomerLink customer={customer} />
      </div>
    </Fact>
  )
}
