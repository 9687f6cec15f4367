import type { ReactNode } from 'react'
import type { CustomerSummary, StaffRequest } from '#web/api/generated/model/index.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { adminSuspense } from '#web/messages/admin-suspense.ts'
import { adminCustomerPath, paths } from '#web/paths.ts'
import { PhoneNumber } from '../Numbers.tsx'

/** What waits for a second person. */
export function Pending({ request: { payload, requestedBy, customer } }: { request: StaffRequest }) {
  const t = useTexts(adminSuspense)
  const nameOf = useName()
  const name = customer?.businessName ? nameOf(customer.businessName, customer.businessNameArabic) : t.nameless
  const asked = (kind: StaffRequest['payload']['kind']): string => {
    if (kind === 'suspense_crediting' || kind === 'top_up_crediting') return t.creditAsked(requestedBy.name, name)
    return kind === 'top_up_refund' ? t.refundAsked(requestedBy.name) : t.returnAsked(requestedBy.name)
  }
  return (
    <p className="rounded-md bg-warning-soft px-4 py-1">
      {asked(payload.kind)} <TextLink to={paths.adminRequests}>{t.toRequests}</TextLink>
    </p>
  )
}

export function CustomerName({ customer: { businessName, businessNameArabic } }: { customer: CustomerSummary }) {
  const t = useTexts(adminSuspense)
  const nameOf = useName()
  return <bdi>{businessName ? nameOf(businessName, businessNameArabic) : t.nameless}</bdi>
}

export function Owner({ customer }: { customer: CustomerSummary }) {
  const { customerId, phoneNumber } = customer
  return (
    <span className="-mt-3 flex flex-wrap items-center gap-x-2 md:-mb-3">
      <TextLink to={adminCustomerPath(customerId)}>
        <CustomerName customer={customer} />
      </TextLink>
      <PhoneNumber e164={phoneNumber} />
    </span>
  )
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
