import { eq } from 'drizzle-orm'
import { accounts } from '#api/db/schema/auth.ts'
import type { TestApp } from '#api/testing/app.ts'
import { Customer } from '#api/testing/customer.ts'
import { type Person, type SignUpValues, signUp } from '#api/testing/personas.ts'

/** Somebody about to sign up, and the customer whom that makes of this person. */
export interface Actor {
  world: TestApp
  person: Person
  customer: Customer
}

export function actorIn(world: TestApp, values: Partial<SignUpValues> = {}): Actor {
  const person = signUp(world.app, values)
  return { world, person, customer: new Customer(world.app, { ...person.values, identifier: person.values.phone }) }
}

/** From now on the account's sign-ins are confirmed in a call. */
export async function wantCalls({ world, person }: Actor): Promise<void> {
  const { db } = world.database
  await db.update(accounts).set({ signInCheck: 'code_and_call' }).where(eq(accounts.phone, person.phoneNumber))
}
