import { eq, getTableColumns, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Me } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { prepareSelect } from '#api/kernel/db/prepared-query.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { languageOf } from '#api/people/applicants/language.ts'

const profileOf = prepareSelect(
  new QueryBuilder()
    .select({ ...getTableColumns(profiles), businessType: applicants.businessType })
    .from(profiles)
    .innerJoin(applicants, eq(applicants.id, profiles.accountId))
    .where(eq(profiles.accountId, sql.placeholder('accountId'))),
)
type Profile = Awaited<ReturnType<typeof profileOf>>[number]

/** Returns the person who is signed in, and the profile of the business. */
export async function getMe({ db }: Deps, { account, person, sessionId }: SessionBearer): Promise<Me> {
  const [profile] = await profileOf(db, { accountId: account.id })
  const messageLanguage = await languageOf(db, person.id)
  return {
    userId: person.id,
    phoneNumber: person.phone,
    nextStep: profile ? 'dashboard' : 'create_profile',
    profile: profile ? present(profile, account) : null,
    role: person.role,
    hasPasscode: person.passcodeHash !== null,
    messageLanguage,
    memberSince: person.createdAt.toISOString(),
    sessionId,
  }
}

function present(
  { businessName, businessNameArabic, legalName, legalNameArabic, businessType, email, emailConfirmedAt }: Profile,
  { crNumber, unifiedNumber }: SessionBearer['account'],
): Me['profile'] {
  return {
    businessName,
    ...(businessNameArabic && { businessNameArabic }),
    legalName,
    ...(legalNameArabic && { legalNameArabic }),
    businessType,
    crNumber,
    ...(unifiedNumber && { unifiedNumber }),
    ...(email !== null && { email, isEmailConfirmed: emailConfirmedAt !== null }),
  }
}
