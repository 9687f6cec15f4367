import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { closedReviews, openReviews, reviewAnswer } from '#api/staff/reviews.ts'
import { decideReview } from './review-decision.service.ts'

export function reviewRoutes({ implement, deps }: Api): void {
  const { db } = deps

  implement(contract.listReviews, async c => {
    const { status } = c.req.valid('query')
    return c.json({ items: await (status === 'closed' ? closedReviews(db) : openReviews(db)), nextCursor: null }, 200)
  })

  implement(contract.decideReview, async c => {
    const { reviewId } = c.req.valid('param')
    await decideReview(deps, c.var.bearer, reviewId, c.req.valid('json'))
    const review = await reviewAnswer(db, reviewId)
    if (!review) throw new PlinkError('REVIEW_NOT_FOUND')
    return c.json(review, 200)
  })
}
