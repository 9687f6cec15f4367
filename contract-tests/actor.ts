import type { SandboxAccount } from '#api/seed/sandbox-accounts.ts'
import { seedAccount } from '#api/seed/seed.ts'
import type { TestApp } from '#api/testing/app.ts'
import { Customer } from '#api/testing/customer.ts'
import { type Person, type SignUpValues, signUp } from '#api/testing/personas.ts'
import { Staff } from '#api/testing/staff.ts'
import { noStaffValues, type StaffValues } from './staff-values.ts'
import { noWalletValues, type WalletValues } from './wallet-values.ts'

/** Somebody about to sign up, the customer whom that makes of this person, and an administrator who may have to do with both. */
export interface Actor {
  world: TestApp
  person: Person
  customer: Customer
  wallet: WalletValues
  staff: Staff
  known: StaffValues
}

export function actorIn(world: TestApp, values: Partial<SignUpValues> = {}): Actor {
  const person = signUp(world.app, values)
  const customer = new Customer(world.app, { ...person.values, identifier: person.values.phone })
  return {
    world,
    person,
    customer,
    wallet: noWalletValues(),
    staff: new Staff(world.app),
    known: noStaffValues(),
  }
}

/** The account with its profile, as if the person had signed up: ten calls that these tests need not make each time. */
export async function openAccount(
  { world, person }: Actor,
  changes: Pick<SandboxAccount, 'hasNoProfile'> = {},
): Promise<void> {
  const { phone, crNumber, idNumber: nationalId, password } = person.values
  const { db, clock, passwords } = world.deps
  passwordHash ??= passwords.hash(password)
  person.userId = crypto.randomUUID()
  const numbers = { id: person.userId, phone, nationalId, crNumber }
  await seedAccount(db, { ...numbers, ...changes, passwordHash: await passwordHash }, clock())
}

/** All actors have the same password. */
let passwordHash: Promise<string> | undefined
