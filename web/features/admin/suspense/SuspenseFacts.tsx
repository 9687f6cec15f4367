import type { StaffRequest } from '#web/api/generated/model/index.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminMoney } from '#web/messages/admin-money.ts'
import { adminSuspense } from '#web/messages/admin-suspense.ts'
import { paths } from '#web/paths.ts'
import { useBusinessName } from '../CustomerName.tsx'

/** What waits for a second person. */
export function Pending({ request: { payload, requestedBy, customer } }: { request: StaffRequest }) {
  const t = useTexts(adminSuspense)
  const { toRequests } = useTexts(adminMoney)
  const name = useBusinessName()(customer ?? {})
  const asked = (kind: StaffRequest['payload']['kind']): string => {
    if (kind === 'suspense_crediting' || kind === 'top_up_crediting') return t.creditAsked(requestedBy.name, name)
    return kind === 'top_up_refund' ? t.refundAsked(requestedBy.name) : t.returnAsked(requestedBy.name)
  }
  return (
    <p className="rounded-md bg-warning-soft px-4 py-1">
      {asked(payload.kind)} <TextLink to={paths.adminRequests}>{toRequests}</TextLink>
    </p>
  )
}
