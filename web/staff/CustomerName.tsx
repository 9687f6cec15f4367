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

/** The name as a link to the customer, and the phone number, on one line or two. The padding makes the link high enough for a finger. */
export function CustomerLink({ customer }: { customer: NamedCustomer }) {
  return (
    <span className="-my-3 flex flex-wrap items-baseline gap-x-2">
      <Link
        to={adminCustomerPath(customer.customerId)}
        className="py-3 font-semibold text-brand underline-offset-4 hover:underline"
      >
        <CustomerName customer={customer} />
      </Link>
      <span className="pb-3">
        <PhoneNumber e164={customer.phoneNumber} />
      </span>
    </span>
  )
}
