import type { StaffRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { withoutUuid } from '#web/copy/Identifier.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { adminRequests } from '#web/messages/staff/admin-requests.ts'
import { PhoneNumber } from '#web/staff/Numbers.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'

/** The subject of a request: the amount of money, and its owner. */
export function RequestFacts({ request: { payload, subject, customer } }: { request: StaffRequest }) {
  const t = useTexts(adminRequests)
  const nameOf = useName()
  const { money } = useFormats()
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-ink">
      {'amount' in payload ? (
        <>
          <dt className="text-muted">{t.amount}</dt>
          <dd className="font-semibold">
            <Ltr>{money(payload.amount.amount)}</Ltr>
          </dd>
        </>
      ) : null}
      {subject.kind === 'suspense_credit' ? (
        <>
          <dt className="text-muted">{t.bankReference}</dt>
          <dd className="wrap-anywhere">
            <Ltr>{subject.name}</Ltr>
          </dd>
        </>
      ) : null}
      {subject.kind === 'admin' ? (
        <>
          <dt className="text-muted">{t.customer[payload.kind]}</dt>
          <dd className="font-semibold wrap-anywhere">
            <Ltr>{subject.name}</Ltr>
          </dd>
        </>
      ) : null}
      {subject.kind === 'top_up' ? (
        <>
          <dt className="text-muted">{t.topUp}</dt>
          <dd className="wrap-anywhere">
            <Ltr>{withoutUuid(subject.name)}</Ltr>
          </dd>
        </>
      ) : null}
      {payload.kind === 'difference_resolution' ? (
        <>
          <dt className="text-muted">{t.difference}</dt>
          <dd className="wrap-anywhere">
            <Ltr>{withoutUuid(subject.name)}</Ltr>
          </dd>
          <dt className="text-muted">{t.resolution}</dt>
          <dd className="font-semibold">{t.resolutions[payload.resolution]}</dd>
          {payload.correction === undefined ? null : (
            <>
              <dt className="text-muted">{t.correction}</dt>
              <dd className="font-semibold">
                <Ltr>{money(payload.correction)}</Ltr>
              </dd>
            </>
          )}
        </>
      ) : null}
      {payload.kind === 'transfer_settlement' ? (
        <>
          <dt className="text-muted">{t.sequenceNumber}</dt>
          <dd className="wrap-anywhere">
            <Ltr>{subject.name}</Ltr>
          </dd>
          <dt className="text-muted">{t.outcome}</dt>
          <dd className="font-semibold">{t.outcomes[payload.outcome]}</dd>
        </>
      ) : null}
      {customer ? (
        <>
          <dt className="text-muted">{t.customer[payload.kind]}</dt>
          <dd className="flex flex-wrap gap-x-3">
            {customer.businessName ? (
              <bdi className="font-semibold wrap-anywhere">
                {nameOf(customer.businessName, customer.businessNameArabic)}
              </bdi>
            ) : null}
            <PhoneNumber e164={customer.phoneNumber} />
          </dd>
        </>
      ) : null}
    </dl>
  )
}
