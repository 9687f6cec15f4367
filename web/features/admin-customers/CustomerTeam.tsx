import type { CustomerDetails } from '#web/api/generated/plinkAPI.schemas.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { team } from '#web/messages/business/team.ts'
import { adminCustomerPath } from '#web/paths.ts'
import { PanelSection } from '#web/staff/PanelSection.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Rows } from '#web/ui/Rows.tsx'
import { adminCustomerFacts } from './admin-customer-facts.messages.ts'

/** The business that a member acts for, or the members of a business. Shows nothing for a customer without a team. */
export function CustomerTeam({ details: { memberOf, members = [] } }: { details: CustomerDetails }) {
  const t = useTexts(adminCustomerFacts)
  const { roles } = useTexts(team)
  const nameOf = useName()
  if (memberOf) {
    const { customerId, businessName, businessNameArabic, phoneNumber, role } = memberOf
    return (
      <PanelSection title={t.memberOfTitle}>
        <p className="flex flex-wrap items-center gap-3">
          <TextLink to={adminCustomerPath(customerId)}>
            <bdi>{businessName ? nameOf(businessName, businessNameArabic) : phoneNumber}</bdi>
          </TextLink>
          <Badge>{roles[role]}</Badge>
        </p>
      </PanelSection>
    )
  }
  if (members.length === 0) return null
  return (
    <PanelSection title={t.membersTitle}>
      <Rows>
        {members.map(({ customerId, name, nameArabic, phoneNumber, role }) => (
          <li key={customerId} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm">
            <TextLink to={adminCustomerPath(customerId)}>
              {name || nameArabic ? (
                <bdi>{nameOf(name ?? nameArabic ?? '', nameArabic)}</bdi>
              ) : (
                <Ltr>{phoneNumber}</Ltr>
              )}
            </TextLink>
            <Badge>{roles[role]}</Badge>
          </li>
        ))}
      </Rows>
    </PanelSection>
  )
}
