import { and, eq, isNull, or } from 'drizzle-orm'
import type { MemberRole } from '#api/contract/generated/schemas.ts'
import { namesOf, type PersonName, type SandboxAccount } from '#api/features/sandbox/seed-account.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { type InvitationRow, invitations } from '#api/kernel/db/schema/team.ts'
import { hasValue } from '#api/kernel/db/sealed/sealed-columns.ts'
import { sealedDateOfBirth } from '#api/people/applicants/applicant.ts'
import { takeStep } from '#api/people/team/invitations.ts'
import { phoneToE164 } from '#domain/phone.ts'
import { SANDBOX_DATE_OF_BIRTH } from '#domain/sandbox.ts'

export interface SandboxMember extends Pick<SandboxAccount, 'phone' | 'nationalId'> {
  /** The account that opened the business. */
  businessId: string
  role: MemberRole
  personName?: PersonName
}

interface SeededMember extends SandboxMember {
  id: string
  passwordHash: string
}

/** Adds a member to a business, as after an invitation and a sign-up. Does nothing if another account or sign-up has one of their numbers. */
export async function seedMember(tx: Db, member: SeededMember, now: Date): Promise<void> {
  const { id, nationalId, businessId, role, personName, passwordHash } = member
  const phone = phoneToE164(member.phone)
  // The lock lets one process at a time continue.
  const [business] = await tx.select().from(applicants).where(eq(applicants.id, businessId)).for('update')
  if (!business?.crNumber) throw new Error(`There is no business ${businessId}`)
  if (await isTaken(tx, phone, nationalId)) return
  const { crNumber, businessType, crLegalName, crLegalNameArabic, annualRevenue, businessActivity, purposes } = business
  const name = personName?.english ?? 'Sara'
  const invitationId = await acceptedInvitation(tx, { businessId, phone, role, name }, now)
  const person = { id, phone, nationalId, crNumber, riskRating: 'low', createdAt: now } as const
  await tx.insert(applicants).values({
    ...person,
    ...{ invitationId, businessType, crLegalName, crLegalNameArabic, annualRevenue, businessActivity, purposes },
    ...(personName && namesOf(personName)),
    phoneVerifiedAt: now,
    screenedId: nationalId,
    dateOfBirth: SANDBOX_DATE_OF_BIRTH,
    nafathApprovedAt: now,
    screeningStatus: 'CLEAR',
  })
  await tx.insert(accounts).values({ ...person, dateOfBirth: sealedDateOfBirth(id), businessId, role, passwordHash })
}

async function isTaken(tx: Db, phone: string, nationalId: string): Promise<boolean> {
  const hasNumber = or(hasValue(applicants.phone, phone), hasValue(applicants.nationalId, nationalId))
  return (await tx.$count(applicants, and(hasNumber, isNull(applicants.closedAt)))) > 0
}

/** Adds an invitation that a person with this phone has just accepted. */
async function acceptedInvitation(
  tx: Db,
  values: Pick<InvitationRow, 'businessId' | 'phone' | 'role' | 'name'>,
  now: Date,
): Promise<string> {
  const id = crypto.randomUUID()
  const invitation = { ...values, id, invitedBy: values.businessId, createdAt: now, expiresAt: now }
  await tx.insert(invitations).values({ ...invitation, state: 'unconfirmed', stateCause: 'asked', stateSince: now })
  await takeStep(tx, id, { from: 'unconfirmed', to: 'open', cause: 'confirmed' }, now)
  await takeStep(tx, id, { from: 'open', to: 'accepted', cause: 'joined' }, now)
  return id
}
