import type { Review } from '#web/api/generated/model/index.ts'
import { TextLink } from '#web/layouts/TextLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { paths } from '#web/paths.ts'
import { Rows } from '#web/ui/Rows.tsx'
import { ReviewHead } from '../reviews/ReviewHead.tsx'
import { ReviewOutcome } from '../reviews/ReviewOutcome.tsx'

export function ReviewsOfCustomer({ reviews }: { reviews: readonly Review[] }) {
  const t = useTexts(adminCustomers)
  if (reviews.length === 0) return <p className="text-sm text-muted">{t.noReviews}</p>
  return (
    <Rows>
      {reviews.map(review => (
        <li key={review.reviewId} className="grid gap-2 px-4 py-3 text-sm">
          <ReviewHead review={review} />
          <ReviewOutcome review={review} />
          {review.status === 'open' ? (
            <div>
              <TextLink to={paths.adminReviews}>{t.toReviews}</TextLink>
            </div>
          ) : null}
        </li>
      ))}
    </Rows>
  )
}
