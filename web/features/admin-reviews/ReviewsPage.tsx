import { useSearchParams } from 'react-router-dom'
import { useListReviews } from '#web/api/generated/admin-reviews.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminReviews } from '#web/messages/admin-reviews.ts'
import { usePolling } from '#web/staff/use-polling.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ClockIcon } from '#web/ui/icons.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { OpenReviews } from './OpenReviews.tsx'
import { ReviewCard } from './ReviewCard.tsx'

/** The tab is in the URL. */
export function ReviewsPage() {
  const t = useTexts(adminReviews)
  const [params, setParams] = useSearchParams()
  const shown = params.get('status') === 'closed' ? 'closed' : 'open'
  return (
    <>
      <PageHeading title={t.title} />
      <Tabs
        id="reviews"
        label={t.tabs}
        tabs={[
          { value: 'open', label: t.open },
          { value: 'closed', label: t.closed },
        ]}
        value={shown}
        onValueChange={status => setParams(status === 'closed' ? { status } : {})}
      >
        {shown === 'open' ? <OpenReviews /> : <ClosedReviews />}
      </Tabs>
    </>
  )
}

/** The closed reviews. */
function ClosedReviews() {
  const t = useTexts(adminReviews)
  const { data, error, refetch } = useListReviews({ status: 'closed' }, { query: usePolling() })
  if (error && !data) return <LoadError error={error} onTryAgain={refetch} />
  if (!data) return <RowsSkeleton count={3} />
  if (data.items.length === 0) {
    return <EmptyState icon={<ClockIcon />} title={t.nothingClosedTitle} text={t.nothingClosedText} />
  }
  return (
    <>
      <p className="text-sm text-muted">{t.closedLead}</p>
      <ul className="grid grid-cols-1 gap-3">
        {data.items.map(review => (
          <ReviewCard key={review.reviewId} review={review} />
        ))}
      </ul>
    </>
  )
}
