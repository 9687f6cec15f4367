import { eq } from 'drizzle-orm'
import type { MemberRole } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { type InvitationRow, invitations } from '#api/kernel/db/schema/team.ts'
import { sealedDateOfBirth } from '#api/people/applicants/applicant.ts'
import { takeStep } from '#api/people/team/invitations.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { Customer } from './customer.ts'
import type { Server } from './personas.ts'
import { newNationalId, newPhone } from './unique-values.ts'

const PASSWORD = 'Palm#Trees2031'

/** Somebody who has joined the business of this account with a role, and is not signed in. */
export async function newMember(
  { db, clock, passwords }: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  server: Server,
  businessId: string,
  role: MemberRole,
  phone = newPhone(),
): Promise<Customer> {
  const [business] = await db.select().from(applicants).where(eq(applicants.id, businessId))
  if (!business) throw new Error(`There is no business ${businessId}`)
  const { crNumber, businessType, crLegalName, crLegalNameArabic, annualRevenue, businessActivity, purposes } = business
  const [id, nationalId, now] = [crypto.randomUUID(), newNationalId(), clock()]
  const invitationId = await acceptedInvitation(db, { businessId, phone: phoneToE164(phone), role, now })
  const person = { id, phone: phoneToE164(phone), nationalId, riskRating: 'low', createdAt: now } as const
  await db.insert(applicants).values({
    ...person,
    invitationId,
    ...{ businessType, crNumber, crLegalName, crLegalNameArabic, annualRevenue, businessActivity, purposes },
    phoneVerifiedAt: now,
    screenedId: nationalId,
    dateOfBirth: '1990-01-01',
    nafathApprovedAt: now,
    screeningStatus: 'CLEAR',
  })
  const passwordHash = await passwords.hash(PASSWORD)
  const facts = { ...person, crNumber: crNumber!, dateOfBirth: sealedDateOfBirth(id) }
  await db.insert(accounts).values({ ...facts, businessId, role, passwordHash })
  return new Customer(server, { identifier: phone, password: PASSWORD, idNumber: nationalId })
}

/** An invitation that somebody with this phone has just followed. */
async function acceptedInvitation(
  db: Deps['db'],
  { now, ...invited }: Pick<InvitationRow, 'businessId' | 'phone' | 'role'> & { now: Date },
): Promise<string> {
  const id = crypto.randomUUID()
  const asked = { ...invited, id, invitedBy: invited.businessId, name: 'Sara', createdAt: now, expiresAt: now }
  await db.insert(invitations).values({ ...asked, state: 'unconfirmed', stateCause: 'asked', stateSince: now })
  await takeStep(db, id, { from: 'unconfirmed', to: 'open', cause: 'confirmed' }, now)
  await takeStep(db, id, { from: 'open', to: 'accepted', cause: 'joined' }, now)
  return id
}
