import type { ReactNode } from 'react'
import type { CustomerDetails } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { CrNumber, IdNumber, PhoneNumber } from '../Numbers.tsx'

export function CustomerFacts({ details: { customer, walletStatus } }: { details: CustomerDetails }) {
  const t = useTexts(adminCustomers)
  const { dateTime } = useFormats()
  const { customerId, phoneNumber, idNumber, crNumber, businessName, status, createdAt } = customer
  return (
    <dl className="grid gap-3 rounded-lg border border-line bg-surface p-4 text-sm sm:grid-cols-2 xl:grid-cols-1">
      <Fact label={t.columns.business}>{businessName ? <bdi>{businessName}</bdi> : t.nameless}</Fact>
      <Fact label={t.columns.phone}>
        <PhoneNumber e164={phoneNumber} />
      </Fact>
      <Fact label={t.columns.id}>
        <IdNumber digits={idNumber} />
      </Fact>
      <Fact label={t.columns.cr}>
        <CrNumber digits={crNumber} />
      </Fact>
      <Fact label={t.wallet}>{walletStatus ? t.walletStatus[walletStatus] : t.noWallet}</Fact>
      <Fact label={status === 'signing_up' ? t.signUpBegan : t.accountSince}>{dateTime(createdAt)}</Fact>
      <Fact label={t.customerId}>
        <Ltr>{customerId}</Ltr>
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
