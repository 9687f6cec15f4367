import type { ReactNode } from 'react'
import { formatIban } from '#domain/iban.ts'
import type { CustomerSummary, SuspenseCredit } from '#web/api/generated/model/index.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { adminSuspense } from '#web/messages/admin-suspense.ts'
import { adminCustomerPath } from '#web/paths.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { PhoneNumber } from '../Numbers.tsx'

/** What is known of a bank transfer in suspense. */
export function SuspenseRow({ credit }: { credit: SuspenseCredit }) {
  const { amount, cause, remitterName, remitterIban, iban, customer, bankReference, bookedAt, since } = credit
  const t = useTexts(adminSuspense)
  const { money, dateTime } = useFormats()
  return (
    <li className="grid gap-3 px-4 py-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base font-semibold">
          <Ltr>{money(amount.amount)}</Ltr>
        </h2>
        <StatusBadge tone="waiting">{t.causes[cause]}</StatusBadge>
      </div>
      <dl className="grid gap-x-8 gap-y-2 md:grid-cols-2">
        <Fact label={t.remitter}>
          <bdi>{remitterName}</bdi>
        </Fact>
        <Fact label={t.customer}>{customer ? <Owner customer={customer} /> : t.unknown}</Fact>
        <Fact label={t.remitterIban}>{remitterIban ? <Ltr>{formatIban(remitterIban)}</Ltr> : t.cash}</Fact>
        <Fact label={t.iban}>
          <Ltr>{formatIban(iban)}</Ltr>
        </Fact>
        <Fact label={t.bookedAt}>{dateTime(bookedAt)}</Fact>
        <Fact label={t.since}>{dateTime(since)}</Fact>
        <Fact label={t.bankReference}>
          <Ltr>{bankReference}</Ltr>
        </Fact>
      </dl>
    </li>
  )
}

function Owner({ customer }: { customer: CustomerSummary }) {
  const t = useTexts(adminSuspense)
  const nameOf = useName()
  const { customerId, businessName, businessNameArabic, phoneNumber } = customer
  return (
    <span className="flex flex-wrap gap-x-2">
      <TextLink to={adminCustomerPath(customerId)}>
        {businessName ? <bdi>{nameOf(businessName, businessNameArabic)}</bdi> : t.nameless}
      </TextLink>
      <PhoneNumber e164={phoneNumber} />
    </span>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
