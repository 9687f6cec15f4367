import {
  changeApplicant,
  type OnboardingBearer,
  requireMatchingFacts,
  requireOpenStep,
} from '#api/applicants/applicant.ts'
import type { GlobalScreening, GlobalScreeningRequest } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import type { Applicant } from '#api/db/schema/onboarding.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { factsUnderReview, newestScreeningReview, openScreeningReview } from '#api/staff/reviews.ts'

/** Screens the verified person together with the verified business. An existing compliance review takes precedence over a new screening. */
export async function runGlobalScreening(
  deps: Deps,
  bearer: OnboardingBearer,
  sent: GlobalScreeningRequest,
): Promise<GlobalScreening> {
  requireOpenStep('globalScreening', bearer)
  const { applicant } = bearer
  requireMatchingFacts({ ...sent }, subjectOf(applicant))
  const reviewed = await reviewedOutcome(deps.db, applicant)
  if (reviewed && reviewed.status === applicant.screeningStatus) return reviewed
  return store(deps, applicant.id, sent, reviewed ?? (await screen(deps, applicant, sent)))
}

async function screen(
  { providers }: Deps,
  { dateOfBirth, personNameArabic, personNameEnglish, crLegalName, crLegalNameArabic }: Applicant,
  { idNumber, phoneNumber: phone, crNumber, businessType }: GlobalScreeningRequest,
): Promise<GlobalScreening> {
  const outcome = await providers.screening.screen({
    idNumber,
    phone,
    crNumber,
    businessType,
    person: { names: present(personNameArabic, personNameEnglish), dateOfBirth },
    company: { names: present(crLegalName, crLegalNameArabic) },
  })
  switch (outcome.kind) {
    case 'unavailable':
      throw new PlinkError('SCREENING_UNAVAILABLE')
    case 'clear':
      return { status: 'CLEAR' }
    case 'review':
      return { status: 'REVIEW', reason: outcome.reason }
  }
}

const present = (...names: (string | null)[]): string[] => names.filter(name => name !== null)

/** The outcome of the review of these facts. Undefined when there is none, or when compliance asked for another screening. */
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

/** Stores the outcome, or the decision that compliance made while the screening was running. */
async function store(
  { db, clock }: Deps,
  applicantId: string,
  sent: GlobalScreeningRequest,
  outcome: GlobalScreening,
): Promise<GlobalScreening> {
  let stored = outcome
  await changeApplicant(db, applicantId, 'globalScreening', async (current, tx) => {
    // The outcome is about the facts that were sent; they may have changed since.
    requireMatchingFacts({ ...sent }, subjectOf(current))
    const reviewed = await reviewedOutcome(tx, current)
    stored = reviewed ?? outcome
    const { status, reason = '' } = stored
    const facts = factsUnderReview(current)
    if (status === 'REVIEW' && !reviewed && facts) await openScreeningReview(tx, facts, reason, clock())
    return { screeningStatus: status, ...(status !== 'CLEAR' && { riskRating: null }) }
  })
  return stored
}

const subjectOf = ({ nationalId, phone, crNumber, businessType }: Applicant) => ({
  idNumber: nationalId,
  phoneNumber: phone,
  crNumber,
  businessType,
})
