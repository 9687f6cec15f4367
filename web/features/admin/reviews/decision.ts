import type { Review, ReviewDecisionRequestDecision } from '#web/api/generated/model/index.ts'

/** In the order in which they are offered. */
export const DECISIONS: readonly ReviewDecisionRequestDecision[] = ['approve', 'ask_again', 'reject']

/** By it the note is kept that somebody was typing when their session ended. */
export const decisionId = ({ review, decision }: AskedDecision) => `${decision} ${review.reviewId}`

/** A decision that an administrator is about to make. */
export interface AskedDecision {
  review: Review
  decision: ReviewDecisionRequestDecision
}
