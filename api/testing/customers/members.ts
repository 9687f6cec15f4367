import type { MemberRole } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { seedMember } from '#api/dev/seed/seed-member.ts'
import { newNationalId, newPhone } from '#api/testing/unique-values.ts'
import { Customer } from './customer.ts'
import type { Server } from './newcomer.ts'

const PASSWORD = 'Palm#Trees2031'

/** Returns a member of the business of this account who has this role, and is not signed in. */
export async function newMember(
  { db, clock, passwords }: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  server: Server,
  businessId: string,
  role: MemberRole,
  phone = newPhone(),
): Promise<Customer> {
  const nationalId = newNationalId()
  const passwordHash = await passwords.hash(PASSWORD)
  await seedMember(db, { id: crypto.randomUUID(), phone, nationalId, businessId, role, passwordHash }, clock())
  return new Customer(server, { identifier: phone, password: PASSWORD, idNumber: nationalId })
}
