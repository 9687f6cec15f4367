import { desc, like, or, type SQL } from 'drizzle-orm'
import type { CustomerSummary } from '#api/contract/generated/schemas.ts'
import { applicants } from '#api/db/schema/onboarding.ts'
import type { Deps } from '#api/deps.ts'
import { digitsOnly } from '#domain/digits.ts'
import { selectCustomers } from './customers.store.ts'
import { presentCustomer } from './present-customer.ts'

const MAX_RESULTS = 20

/** The digits after the country code of `0561`, the shortest search that the contract accepts. */
const MIN_SUBSCRIBER_DIGITS = 3

/** The prefixes of a Saudi mobile number, up to the digit that every one of them has. */
const PREFIX = /^(?:(?:00)?966)?0?(?=5)/

/**
 * Customers and unfinished sign-ups with a number that begins with the digits of the search, newest first. People write numbers with
 * spaces and hyphens and in Arabic digits; the contract allows nothing else.
 */
export async function searchCustomers({ db, clock }: Deps, q: string): Promise<CustomerSummary[]> {
  const digits = digitsOnly(q)
  const found = await selectCustomers(
    db,
    or(
      phoneBeginsWith(digits.replace(PREFIX, '')),
      like(applicants.nationalId, `${digits}%`),
      like(applicants.crNumber, `${digits}%`),
    ),
  )
    .orderBy(desc(applicants.createdAt), desc(applicants.id))
    .limit(MAX_RESULTS)
  return found.map(each => presentCustomer(each, clock()))
}

/** No condition for a search with hardly more than the country code: every phone number begins with it. */
function phoneBeginsWith(subscriber: string): SQL | undefined {
  return subscriber.length < MIN_SUBSCRIBER_DIGITS ? undefined : like(applicants.phone, `+966${subscriber}%`)
}
