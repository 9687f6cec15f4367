import { eq } from 'drizzle-orm'
import type { OnboardingSession } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { Applicant } from '#api/kernel/db/schema/onboarding.ts'
import { profiles } from '#api/kernel/db/schema/profiles.ts'
import { invitations } from '#api/kernel/db/schema/team.ts'
import { factsOf, type OnboardingBearer } from '#api/people/applicants/applicant.ts'
import { newestNafathRequest } from '#api/people/applicants/nafath-requests.ts'
import { latestOpenStep, STEPS } from '#domain/onboarding.ts'

type Data = OnboardingSession['data']

/** The state of the sign-up: what is verified and which step comes next. */
export async function getOnboardingSession(
  { db, clock }: Deps,
  { applicant, account, tokenExpiresAt }: OnboardingBearer,
): Promise<OnboardingSession> {
  const currentStep = latestOpenStep(factsOf(applicant, account !== null))
  const [profile] = account ? await db.select().from(profiles).where(eq(profiles.accountId, account.id)) : []
  return {
    currentStep,
    completedSteps: STEPS.slice(0, STEPS.indexOf(currentStep)),
    data: {
      businessType: applicant.businessType,
      phone: applicant.phone,
      otpVerified: true,
      userId: applicant.id,
      crVerified: applicant.crNumber !== null,
      idVerified: applicant.nationalId !== null,
      passwordSet: account !== null,
      profileCreated: profile !== undefined,
      ...registration(applicant),
      ...(await invitation(db, applicant)),
      ...(applicant.nationalId && { idNumber: applicant.nationalId }),
      ...(await nafath(db, applicant, clock())),
      ...(applicant.screeningStatus && { screeningStatus: applicant.screeningStatus }),
      ...kyb(applicant),
    },
    expiresAt: tokenExpiresAt.toISOString(),
  }
}

const registration = ({ crNumber, crLegalName, crLegalNameArabic }: Applicant): Partial<Data> =>
  crNumber && crLegalName
    ? { crNumber, companyName: crLegalName, ...(crLegalNameArabic && { companyNameArabic: crLegalNameArabic }) }
    : {}

async function invitation(db: Db, { invitationId, crLegalName, crLegalNameArabic }: Applicant): Promise<Partial<Data>> {
  if (!invitationId || !crLegalName) return {}
  const [invitation] = await db
    .select({ role: invitations.role })
    .from(invitations)
    .where(eq(invitations.id, invitationId))
  if (!invitation) return {}
  const names = { businessName: crLegalName, ...(crLegalNameArabic && { businessNameArabic: crLegalNameArabic }) }
  return { invitation: { ...names, role: invitation.role } }
}

async function nafath(db: Db, { id, nationalId, nafathApprovedAt }: Applicant, now: Date): Promise<Partial<Data>> {
  if (!nationalId) return {}
  const request = await newestNafathRequest(db, id, nationalId)
  // An approval is void once another ID has been verified.
  if (!request || (request.status === 'approved' && !nafathApprovedAt)) return {}
  const { status, expiresAt, redirectUrl } = request
  return {
    nafath: {
      sessionId: request.id,
      ...(redirectUrl && { redirectUrl }),
      expiresAt: expiresAt.toISOString(),
      status: status === 'SENT' && expiresAt <= now ? 'expired' : status,
    },
  }
}

function kyb({ riskRating, annualRevenue, businessActivity, purposes, purposeOther }: Applicant): Partial<Data> {
  if (!riskRating || !annualRevenue || !businessActivity || !purposes) return {}
  const answers = { annualRevenue, businessActivity, purposeOfAccount: purposes }
  return { kybData: purposeOther ? { ...answers, purposeOther } : answers }
}
