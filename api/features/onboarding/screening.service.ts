import { changeApplicant, requireTurn } from '#api/applicants/change.ts'
import { requireAgreement } from '#api/applicants/facts.ts'
import type { GlobalScreening, GlobalScreeningRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/http/errors.ts'
import type { OnboardingBearer } from '#api/http/sessions.ts'

/** Screens the verified person together with the verified business. */
export async function screenGlobally(
  { db, providers }: Deps,
  bearer: OnboardingBearer,
  sent: GlobalScreeningRequest,
): Promise<GlobalScreening> {
  requireTurn('globalScreening', bearer)
  const { id, nationalId, phone, crNumber, businessType } = bearer.applicant
  requireAgreement({ ...sent }, { idNumber: nationalId, phoneNumber: phone, crNumber, businessType })
  const outcome = await providers.screening.screen({
    idNumber: sent.idNumber,
    phone: sent.phoneNumber,
    crNumber: sent.crNumber,
    businessType: sent.businessType,
  })
  if (outcome.kind === 'unavailable') throw new PlinkError('SCREENING_UNAVAILABLE')
  const status = outcome.kind === 'clear' ? 'CLEAR' : 'REVIEW'
  await changeApplicant(db, id, 'globalScreening', current => {
    // The outcome is about the facts that were sent, not about what they may have become meanwhile.
    requireAgreement({ ...sent }, { idNumber: current.nationalId, crNumber: current.crNumber })
    return { screeningStatus: status, ...(status === 'REVIEW' && { riskRating: null }) }
  })
  return outcome.kind === 'review' ? { status, reason: outcome.reason } : { status }
}
