import { useListReviews } from '#web/api/generated/admin-reviews.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminReviews } from '#web/messages/staff/admin-reviews.ts'
import { ClosedCards } from '#web/staff/ClosedCards.tsx'
import { StatusTabs } from '#web/staff/StatusTabs.tsx'
import { usePolling } from '#web/staff/use-polling.ts'
import { OpenReviews } from './OpenReviews.tsx'
import { ReviewCard } from './ReviewCard.tsx'

export function ReviewsPage() {
  const t = useTexts(adminReviews)
  return (
    <>
      <PageHeading title={t.title} />
      <StatusTabs
        id="reviews"
        label={t.tabs}
        tabs={[
          { value: 'open', label: t.open },
          { value: 'closed', label: t.closed },
        ]}
      >
        {status => (status === 'open' ? <OpenReviews /> : <ClosedReviews />)}
      </StatusTabs>
    </>
  )
}

function ClosedReviews() {
  const query = useListReviews({ status: 'closed' }, { query: usePolling() })
  return (
    <ClosedCards
      query={query}
      texts={useTexts(adminReviews)}
      card={review => <ReviewCard key={review.reviewId} review={review} />}
    />
  )
}
