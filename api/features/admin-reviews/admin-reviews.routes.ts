import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { addToDenyList } from './add-to-deny-list.ts'
import { countOpenReviews } from './count-open-reviews.ts'
import { decideReview } from './decide-review.ts'
import { listDenyList } from './list-deny-list.ts'
import { listReviews } from './list-reviews.ts'
import { removeFromDenyList } from './remove-from-deny-list.ts'

export function adminReviewsRoutes({ implement, deps }: Api): void {
  implement(contract.countOpenReviews, async c => c.json(await countOpenReviews(deps), 200))

  implement(contract.listReviews, async c => {
    const items = await listReviews(deps, c.var.bearer, c.req.valid('query').status)
    return c.json({ items, nextCursor: null }, 200)
  })

  implement(contract.decideReview, async c =>
    c.json(await decideReview(deps, c.var.bearer, c.req.valid('param').reviewId, c.req.valid('json')), 200),
  )

  implement(contract.listDenyList, async c => c.json(await listDenyList(deps, c.req.valid('query')), 200))

  implement(contract.addToDenyList, async c =>
    c.json(await addToDenyList(deps, c.var.bearer, c.req.valid('json')), 201),
  )

  implement(contract.removeFromDenyList, async c => {
    const { entryId } = c.req.valid('param')
    return c.json(await removeFromDenyList(deps, c.var.bearer, entryId, c.req.valid('json').reason), 200)
  })
}
