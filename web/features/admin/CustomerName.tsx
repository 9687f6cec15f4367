import type { NamedCustomer } from '#web/api/generated/model/index.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { adminMoney } from '#web/messages/admin-money.ts'
import { adminCustomerPath } from '#web/paths.ts'
import { PhoneNumber } from './Numbers.tsx'

type Named = Pick<NamedCustomer, 'businessName' | 'businessNameArabic'>

/** The name of a business in the current language. */
export function useBusinessName(): (customer: Named) => string {
  const { nameless } = useTexts(adminMoney)
  const nameOf = useName()
  return ({ businessName, businessNameArabic }) => (businessName ? nameOf(businessName, businessNameArabic) : nameless)
}

export function CustomerName({ customer }: { customer: Named }) {
  return <bdi>{useBusinessName()(customer)}</bdi>
}

/** The name as a link to the customer, and the phone number. */
export function CustomerLink({ customer }: { customer: NamedCustomer }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <TextLink to={adminCustomerPath(customer.customerId)}>
        <CustomerName customer={customer} />
      </TextLink>
      <PhoneNumber e164={customer.phoneNumber} />
    </span>
  )
}
