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

interface CustomerNameProps {
  customer: Named
  /** Cuts off the end of a long name, and not its beginning, whatever the direction of the page is. */
  isOnOneLine?: boolean
}

export function CustomerName({ customer, isOnOneLine }: CustomerNameProps) {
  return <bdi className={isOnOneLine ? 'block truncate' : undefined}>{useBusinessName()(customer)}</bdi>
}

/** The name and the phone number of the customer whom a dialog is about. */
export function CustomerNumber({ customer }: { customer: NamedCustomer }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-ink">
      <CustomerName customer={customer} />
      <PhoneNumber e164={customer.phoneNumber} />
    </p>
  )
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
