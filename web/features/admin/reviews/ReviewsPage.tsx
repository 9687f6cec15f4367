import { useSearchParams } from 'react-router-dom'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { adminReviews } from '#web/messages/admin-reviews.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import { ClosedReviews } from './ClosedReviews.tsx'
import { OpenReviews } from './OpenReviews.tsx'

/** Which reviews are shown stands in the address. */
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
