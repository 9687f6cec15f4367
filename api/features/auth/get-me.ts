import { eq } from 'drizzle-orm'
import type { AccountBearer } from '#api/accounts/sessions.ts'
import type { Me } from '#api/contract/generated/schemas.ts'
import { applicants } from '#api/db/schema/onboarding.ts'
import { profiles } from '#api/db/schema/profiles.ts'
import type { Deps } from '#api/deps.ts'

/** The account and its profile. */
export async function getMe({ db }: Deps, { account, sessionId }: AccountBearer): Promise<Me> {
  const [found] = await db
    .select({ profile: profiles, businessType: applicants.businessType })
    .from(profiles)
    .innerJoin(applicants, eq(applicants.id, profiles.accountId))
    .where(eq(profiles.accountId, account.id))
  return {
    userId: account.id,
    phoneNumber: account.phone,
    nextStep: found ? 'dashboard' : 'create_profile',
    profile: found ? present(found.profile, found.businessType, account.crNumber) : null,
    hasPasscode: account.passcodeHash !== null,
    memberSince: account.createdAt.toISOString(),
    sessionId,
  }
}

function present(
  { businessName, businessNameArabic, legalName, legalNameArabic }: typeof profiles.$inferSelect,
  businessType: NonNullable<Me['profile']>['businessType'],
  crNumber: string,
): Me['profile'] {
  return {
    businessName,
    ...(businessNameArabic && { businessNameArabic }),
    legalName,
    ...(legalNameArabic && { legalNameArabic }),
    businessType,
    crNumber,
  }
}
