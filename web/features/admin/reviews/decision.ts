import type { Review, ReviewDecisionRequestDecision } from '#web/api/generated/model/index.ts'

/** In the order in which they are offered. */
export const DECISIONS: readonly ReviewDecisionRequestDecision[] = ['approve', 'ask_again', 'reject']

/** A decision that an administrator is about to make. */
export interface AskedDecision {
  review: Review
  decision: ReviewDecisionRequestDecision
}
