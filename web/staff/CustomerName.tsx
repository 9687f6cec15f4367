import { Link } from 'react-router-dom'
import type { NamedCustomer } from '#web/api/generated/plinkAPI.schemas.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { adminMoney } from '#web/messages/staff/admin-money.ts'
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

/** The name as a link to the customer, and the phone number. The padding makes the link high enough for a finger, and no line of text higher. */
export function CustomerLink({ customer }: { customer: NamedCustomer }) {
  return (
    <span>
      <Link
        to={adminCustomerPath(customer.customerId)}
        className="me-2 py-3 font-semibold text-brand underline-offset-4 hover:underline"
      >
        <CustomerName customer={customer} />
      </Link>
      <span className="inline-block">
        <PhoneNumber e164={customer.phoneNumber} />
      </span>
    </span>
  )
}
