import type { OnboardingBearer } from '#api/applicants/bearer.ts'
import { changeApplicant, requireTurn } from '#api/applicants/change.ts'
import { requireAgreement } from '#api/applicants/facts.ts'
import type { GlobalScreening, GlobalScreeningRequest } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import type { Applicant } from '#api/db/schema/onboarding.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { factsUnderReview, newestScreeningReview, openScreeningReview } from '#api/staff/reviews.store.ts'

/** Screens the verified person together with the verified business. What compliance has to decide, or has decided, counts before that. */
export async function screenGlobally(
  deps: Deps,
  bearer: OnboardingBearer,
  sent: GlobalScreeningRequest,
): Promise<GlobalScreening> {
  requireTurn('globalScreening', bearer)
  const { applicant } = bearer
  requireAgreement({ ...sent }, subjectOf(applicant))
  const reviewed = await reviewedOutcome(deps.db, applicant)
  if (reviewed && reviewed.status === applicant.screeningStatus) return reviewed
  return keep(deps, applicant.id, sent, reviewed ?? (await screen(deps, sent)))
}

async function screen({ providers }: Deps, sent: GlobalScreeningRequest): Promise<GlobalScreening> {
  const { idNumber, phoneNumber: phone, crNumber, businessType } = sent
  const outcome = await providers.screening.screen({ idNumber, phone, crNumber, businessType })
  switch (outcome.kind) {
    case 'unavailable':
      throw new PlinkError('SCREENING_UNAVAILABLE')
    case 'clear':
      return { status: 'CLEAR' }
    case 'review':
      return { status: 'REVIEW', reason: outcome.reason }
  }
}

/** What follows from the review of these facts; undefined where there is none, or where they are to be screened once more. */
async function reviewedOutcome(db: Db, applicant: Applicant): Promise<GlobalScreening | undefined> {
  const facts = factsUnderReview(applicant)
  const review = facts && (await newestScreeningReview(db, facts))
  switch (review?.status) {
    case 'open':
      return { status: 'REVIEW', ...(review.reason !== null && { reason: review.reason }) }
    case 'approved':
      return { status: 'CLEAR' }
    case 'rejected':
      return { status: 'REJECTED' }
    default:
      return undefined
  }
}

/** Keeps the outcome, or what compliance has decided while the screening was asked. */
async function keep(
  { db, clock }: Deps,
  applicantId: string,
  sent: GlobalScreeningRequest,
  outcome: GlobalScreening,
): Promise<GlobalScreening> {
  let kept = outcome
  await changeApplicant(db, applicantId, 'globalScreening', async (current, tx) => {
    // The outcome is about the facts that were sent, not about what they may have become meanwhile.
    requireAgreement({ ...sent }, subjectOf(current))
    const reviewed = await reviewedOutcome(tx, current)
    kept = reviewed ?? outcome
    const { status, reason = '' } = kept
    const facts = factsUnderReview(current)
    if (status === 'REVIEW' && !reviewed && facts) await openScreeningReview(tx, facts, reason, clock())
    return { screeningStatus: status, ...(status !== 'CLEAR' && { riskRating: null }) }
  })
  return kept
}

const subjectOf = ({ nationalId, phone, crNumber, businessType }: Applicant) => ({
  idNumber: nationalId,
  phoneNumber: phone,
  crNumber,
  businessType,
})
