import type { OnboardingBearer } from '#api/applicants/bearer.ts'
import { changeApplicant, requireTurn } from '#api/applicants/change.ts'
import { requireAgreement } from '#api/applicants/facts.ts'
import type { GlobalScreening, GlobalScreeningRequest } from '#api/contract/generated/schemas.ts'
import type { Applicant } from '#api/db/schema/onboarding.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/plink-error.ts'

/** Screens the verified person together with the verified business. */
export async function screenGlobally(
  { db, providers }: Deps,
  bearer: OnboardingBearer,
  sent: GlobalScreeningRequest,
): Promise<GlobalScreening> {
  requireTurn('globalScreening', bearer)
  requireAgreement({ ...sent }, subjectOf(bearer.applicant))
  const outcome = await providers.screening.screen({
    idNumber: sent.idNumber,
    phone: sent.phoneNumber,
    crNumber: sent.crNumber,
    businessType: sent.businessType,
  })
  if (outcome.kind === 'unavailable') throw new PlinkError('SCREENING_UNAVAILABLE')
  const status = outcome.kind === 'clear' ? 'CLEAR' : 'REVIEW'
  await changeApplicant(db, bearer.applicant.id, 'globalScreening', current => {
    // The outcome is about the facts that were sent, not about what they may have become meanwhile.
    requireAgreement({ ...sent }, subjectOf(current))
    return { screeningStatus: status, ...(status === 'REVIEW' && { riskRating: null }) }
  })
  return outcome.kind === 'review' ? { status, reason: outcome.reason } : { status }
}

const subjectOf = ({ nationalId, phone, crNumber, businessType }: Applicant) => ({
  idNumber: nationalId,
  phoneNumber: phone,
  crNumber,
  businessType,
})
