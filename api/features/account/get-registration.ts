import { desc, eq } from 'drizzle-orm'
import type { AccountRegistration } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { applicants, termsAcceptances } from '#api/kernel/db/schema/onboarding.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'

/** The registration as it was verified, and the versions of the terms that the owner has accepted. */
export async function getRegistration({ db }: Deps, { account }: SessionBearer): Promise<AccountRegistration> {
  const { id, crNumber, unifiedNumber } = account
  const [applicant] = await db
    .select({
      legalName: applicants.crLegalName,
      legalNameArabic: applicants.crLegalNameArabic,
      issuedOn: applicants.crIssueDate,
      expiresOn: applicants.crExpiryDate,
    })
    .from(applicants)
    .where(eq(applicants.id, id))
  const { legalName = '', legalNameArabic, issuedOn, expiresOn } = applicant ?? {}
  const acceptances = await db
    .select()
    .from(termsAcceptances)
    .where(eq(termsAcceptances.applicantId, id))
    .orderBy(desc(termsAcceptances.acceptedAt))
  return {
    crNumber,
    ...(unifiedNumber && { unifiedNumber }),
    legalName: legalName ?? '',
    ...(legalNameArabic && { legalNameArabic }),
    ...(issuedOn && { issuedOn }),
    ...(expiresOn && { expiresOn }),
    acceptedTerms: acceptances.map(({ version, acceptedAt }) => ({ version, acceptedAt: acceptedAt.toISOString() })),
  }
}
