import type { GlobalScreening, GlobalScreeningRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { Applicant, RegisteredParty } from '#api/kernel/db/schema/onboarding.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import {
  changeApplicant,
  type OnboardingBearer,
  requireMatchingFacts,
  requireOpenStep,
} from '#api/people/applicants/applicant.ts'
import { maskId, partiesToScreen, registeredParties } from '#api/people/applicants/registered-parties.ts'
import { factsUnderReview, newestReviewOfFacts, openReviewOfFacts } from '#api/people/applicants/reviews.ts'

/**
 * Screens the verified person together with the verified business, once the registration or compliance says that the person may act for
 * it. An existing compliance review takes precedence over new checks.
 */
export async function runGlobalScreening(
  deps: Deps,
  bearer: OnboardingBearer,
  request: GlobalScreeningRequest,
): Promise<GlobalScreening> {
  requireOpenStep('globalScreening', bearer)
  const { applicant } = bearer
  requireMatchingFacts({ ...request }, subjectOf(applicant))
  const review = await reviewedOutcome(deps.db, applicant)
  if (review && review.status === applicant.screeningStatus) return review
  if (review) return store(deps, applicant.id, request, { outcome: review })
  // An invitation stands for the registration, whose other people were screened with the business.
  const parties = applicant.invitationId === null ? await registeredParties(deps, applicant) : []
  const outcome = (await mayAct(deps, applicant, parties))
    ? await screen(deps, applicant, parties, request)
    : NOT_ON_REGISTRATION
  return store(deps, applicant.id, request, { outcome, parties })
}

const NOT_ON_REGISTRATION: GlobalScreening = {
  status: 'REVIEW',
  review: 'not_on_registration',
  reason: 'The ID number is not registered as an owner or a manager of the company.',
}

/** Returns whether the registration names the applicant, or compliance has approved that it does not. */
async function mayAct(
  { db, sandbox }: Deps,
  applicant: Applicant,
  parties: readonly RegisteredParty[],
): Promise<boolean> {
  const { nationalId, invitationId } = applicant
  if (nationalId === null) return false
  if (invitationId !== null) return true
  if (parties.some(({ idNumber }) => idNumber === nationalId)) return true
  if (sandbox?.isOnEveryRegistration(nationalId)) return true
  const facts = factsUnderReview(applicant)
  const review = facts && (await newestReviewOfFacts(db, facts, 'not_on_registration'))
  return review?.status === 'approved'
}

async function screen(
  { providers }: Deps,
  applicant: Applicant,
  parties: RegisteredParty[],
  { idNumber, phoneNumber: phone, crNumber, businessType }: GlobalScreeningRequest,
): Promise<GlobalScreening> {
  const { dateOfBirth, personNameArabic, personNameEnglish, crLegalName, crLegalNameArabic } = applicant
  const outcome = await providers.screening.screen({
    idNumber,
    phone,
    crNumber,
    businessType,
    person: { names: present(personNameArabic, personNameEnglish), dateOfBirth },
    company: { names: present(crLegalName, crLegalNameArabic) },
    parties: partiesToScreen(parties, applicant),
  })
  switch (outcome.kind) {
    case 'unavailable':
      throw new PlinkError('SCREENING_UNAVAILABLE')
    case 'clear':
      return { status: 'CLEAR' }
    case 'review':
      return { status: 'REVIEW', review: 'screening', reason: outcome.reason }
  }
}

const present = (...names: (string | null)[]): string[] => names.filter(name => name !== null)

/** Returns the outcome of the reviews of these facts. It is undefined if there is none, or if compliance asked for another check. */
async function reviewedOutcome(db: Db, applicant: Applicant): Promise<GlobalScreening | undefined> {
  const facts = factsUnderReview(applicant)
  if (!facts) return undefined
  const registration =
    applicant.invitationId === null ? await newestReviewOfFacts(db, facts, 'not_on_registration') : undefined
  if (registration?.status === 'open') return NOT_ON_REGISTRATION
  if (registration?.status === 'rejected') return { status: 'REJECTED' }
  const review = await newestReviewOfFacts(db, facts, 'screening')
  switch (review?.status) {
    case 'open':
      return { status: 'REVIEW', review: 'screening', ...(review.reason !== null && { reason: review.reason }) }
    case 'approved':
      return { status: 'CLEAR' }
    case 'rejected':
      return { status: 'REJECTED' }
    default:
      return undefined
  }
}

interface ScreeningResult {
  outcome: GlobalScreening
  /** The people whom the registration named in this check. */
  parties?: RegisteredParty[]
}

/** Stores the outcome, or the decision that compliance made while the checks were running. */
async function store(
  deps: Deps,
  applicantId: string,
  request: GlobalScreeningRequest,
  { outcome, parties }: ScreeningResult,
): Promise<GlobalScreening> {
  const { db, clock } = deps
  let result = outcome
  await changeApplicant(db, applicantId, 'globalScreening', async (current, tx) => {
    // The outcome is about the facts that were sent; they may have changed since.
    requireMatchingFacts({ ...request }, subjectOf(current))
    const review = await reviewedOutcome(tx, current)
    result = review ?? outcome
    const { status } = result
    const facts = factsUnderReview(current)
    if (status === 'REVIEW' && !review && facts) {
      await openReviewOfFacts(tx, facts, findingOf(result, parties ?? []), clock())
    }
    return {
      screeningStatus: status,
      ...(status !== 'CLEAR' && { riskRating: null }),
      ...(parties && current.parties === null && { parties }),
    }
  })
  return result
}

const findingOf = ({ review, reason = '' }: GlobalScreening, parties: readonly RegisteredParty[]) =>
  review === 'not_on_registration'
    ? { kind: review, parties: parties.map(({ role, idNumber }) => ({ role, maskedId: maskId(idNumber) })) }
    : { kind: 'screening' as const, reason }

const subjectOf = ({ nationalId, phone, crNumber, businessType }: Applicant) => ({
  idNumber: nationalId,
  phoneNumber: phone,
  crNumber,
  businessType,
})
