import { useState } from 'react'
import type { Review, ReviewStatus } from '#web/api/generated/plinkAPI.schemas.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useFormats } from '#web/lib/format.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { timeAgo } from '#web/lib/time-ago.ts'
import { adminReviews } from '#web/messages/staff/admin-reviews.ts'
import { StatusBadge, type StatusTone } from '#web/ui/Badge.tsx'

const TONE: Record<ReviewStatus, StatusTone> = {
  open: 'waiting',
  approved: 'success',
  rejected: 'danger',
  asked_again: 'neutral',
  overtaken: 'neutral',
}

/** The kind, status and age of a review. */
export function ReviewHead({ review: { kind, status, createdAt } }: { review: Review }) {
  const t = useTexts(adminReviews)
  const { dateTime } = useFormats()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold">{t.kind[kind]}</span>
      <StatusBadge tone={TONE[status]}>{t.status[kind][status]}</StatusBadge>
      <time dateTime={createdAt} className="text-sm text-muted sm:ms-auto">
        {status === 'open' ? <WaitingSince createdAt={createdAt} /> : t.since(dateTime(createdAt))}
      </time>
    </div>
  )
}

function WaitingSince({ createdAt }: { createdAt: string }) {
  const t = useTexts(adminReviews)
  const { locale } = useLocale()
  const { dateTime } = useFormats()
  // Computed once, because the age need not update every second.
  const [now] = useState(serverNow)
  return <span>{t.waitingSince(dateTime(createdAt), timeAgo(locale, createdAt, now))}</span>
}
