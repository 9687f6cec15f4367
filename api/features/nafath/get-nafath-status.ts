import type { Deps } from '#api/deps.ts'
import type { NafathState } from '#api/kernel/db/schema/nafath.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { OnboardingBearer } from '#api/people/applicants/applicant.ts'
import { reviewOfNafathRequest } from '#api/people/applicants/reviews.ts'
import { findRequest } from './nafath.store.ts'
import { refreshRequest } from './refresh-request.ts'

const MESSAGES: Record<NafathState, string> = {
  SENT: 'Waiting for the person',
  pending: 'Under compliance review',
  approved: 'Approved',
  rejected: 'Rejected by compliance',
  FAILED: 'Declined by the person',
  expired: 'The request has expired',
}

/** The current state of the applicant's own request. */
export async function getNafathStatus(deps: Deps, { applicant }: OnboardingBearer, sessionId: string) {
  const request = await findRequest(deps.db, sessionId, applicant.id)
  if (!request) throw new PlinkError('NAFATH_SESSION_NOT_FOUND')
  const { status } = await refreshRequest(deps, request)
  const review = status === 'expired' ? await reviewOfNafathRequest(deps.db, sessionId) : undefined
  const reason = review?.status === 'asked_again' ? { reason: 'asked_again' as const } : {}
  return { sessionId, status, message: MESSAGES[status], ...reason }
}
