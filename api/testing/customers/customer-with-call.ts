import { accounts } from '#api/kernel/db/schema/auth.ts'
import { hasValue } from '#api/kernel/db/sealed/sealed-columns.ts'
import type { TestApp } from '#api/testing/app.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { type Customer, newCustomer } from './customer.ts'

/** Returns a customer who has signed up and whose sign-ins need a phone call. */
export async function newCustomerWithCall(plink: Pick<TestApp, 'app' | 'database'>): Promise<Customer> {
  const customer = await newCustomer(plink.app)
  await requireCallAtSignIn(plink, customer.identifier)
  return customer
}

/** Makes all further sign-ins of the account with this phone number need a phone call. */
export async function requireCallAtSignIn({ database }: Pick<TestApp, 'database'>, phone: string): Promise<void> {
  const isTheirs = hasValue(accounts.phone, phoneToE164(phone))
  await database.db.update(accounts).set({ signInCheck: 'code_and_call' }).where(isTheirs)
}
