import { useTexts } from '#web/lib/locale.tsx'
import { admin } from '#web/messages/admin.ts'
import { useOpenReviews } from '../use-open-reviews.ts'

export function OpenReviewsBadge() {
  const t = useTexts(admin)
  const count = useOpenReviews() ?? 0
  if (count === 0) return null
  return (
    <span className="rounded-full bg-warning-soft px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap text-warning">
      {t.openReviews(count)}
    </span>
  )
}
