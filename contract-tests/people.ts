import type { TestApp } from '#api/testing/app.ts'
import { Customer } from '#api/testing/customers/customer.ts'
import { type Newcomer, type SignUpValues, signUp } from '#api/testing/customers/newcomer.ts'
import { openAccount as storeAccount } from '#api/testing/customers/open-account.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'

/** The application of a test, and the people who call it. Each of them holds tokens and the newest code. */
export interface People {
  plink: TestApp
  /** Signs up. */
  newcomer: Newcomer
  /** Has the account that the sign-up of the newcomer opens. */
  customer: Customer
  /** Is a member of the staff. */
  staff: StaffMember
}

export function newPeople(plink: TestApp, values: Partial<SignUpValues> = {}): People {
  const newcomer = signUp(plink.app, values)
  const customer = new Customer(plink.app, { ...newcomer.values, identifier: newcomer.values.phone })
  return { plink, newcomer, customer, staff: new StaffMember(plink.app) }
}

/** Stores the account with its profile, as if the newcomer had signed up. A sign-up would take eleven calls. */
export async function openAccount({ plink, newcomer }: People): Promise<void> {
  newcomer.userId = await storeAccount(plink.deps, newcomer.values)
}

/** Stores the account as it is before the profile is created, which is when it has no wallet. */
export async function openAccountWithoutProfile({ plink, newcomer }: People): Promise<void> {
  newcomer.userId = await storeAccount(plink.deps, newcomer.values, { hasNoProfile: true })
}
