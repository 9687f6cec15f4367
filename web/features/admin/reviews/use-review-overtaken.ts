import { useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '#web/api/fetcher.ts'
import { getGetCustomerQueryKey, getListReviewsQueryKey, listReviews } from '#web/api/generated/admin.ts'
import type { Review } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminReviews } from '#web/messages/admin-reviews.ts'
import type { WhatHappened } from '../notes/News.tsx'

/** For a case that somebody else has closed meanwhile, or that is gone: says so, with who it was, and shows the list as it is. */
export function useReviewOvertaken({ reviewId, subject }: Review, onNews: (news: WhatHappened) => void) {
  const t = useTexts(adminReviews)
  const { dateTime } = useFormats()
  const queryClient = useQueryClient()

  const reload = () => {
    queryClient.invalidateQueries({ queryKey: getListReviewsQueryKey() })
    queryClient.invalidateQueries({ queryKey: getGetCustomerQueryKey(subject.customerId) })
  }
  const textOf = ({ status, decision }: Review): string =>
    decision ? t.closedFirst(t.decidedBy[status](decision.admin.name), dateTime(decision.decidedAt)) : t.closedBefore
  const tell = async () => {
    const closed = await closedReview(reviewId)
    onNews({ tone: 'warning', text: closed ? textOf(closed) : t.closedBefore })
  }
  const onOvertaken = ({ body: { code } }: ApiError): boolean => {
    if (code !== 'REVIEW_CLOSED' && code !== 'REVIEW_NOT_FOUND') return false
    reload()
    if (code === 'REVIEW_CLOSED') tell()
    else onNews({ tone: 'warning', text: t.gone })
    return true
  }
  return { onOvertaken, reload }
}

/** Undefined also when it cannot be asked for: who was first is worth a question, not a failure. */
async function closedReview(reviewId: string): Promise<Review | undefined> {
  try {
    const { items } = await listReviews({ status: 'closed' })
    return items.find(review => review.reviewId === reviewId)
  } catch {
    return undefined
  }
}
