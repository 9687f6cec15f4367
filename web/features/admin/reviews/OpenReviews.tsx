import { useState } from 'react'
import { useErrorText } from '#web/api/error-text.ts'
import { useListReviews } from '#web/api/generated/admin.ts'
import type { Review } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminReviews } from '#web/messages/admin-reviews.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { CheckCircleIcon } from '#web/ui/icons.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'
import { useLeaveDraft } from '../drafts/use-leave-draft.ts'
import { News, type WhatHappened } from '../notes/News.tsx'
import { useLive } from '../use-live.ts'
import { DecisionButtons } from './DecisionButtons.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { type AskedDecision, decisionId } from './decision.ts'
import { decisionDrafts } from './decision-drafts.ts'
import { ReviewCard } from './ReviewCard.tsx'

/** There is never more than one decision in hand. */
const DRAFT = 'decision'

/** What waits for a decision. The list keeps itself up to date; a decision in hand stays on screen meanwhile. */
export function OpenReviews() {
  const errorText = useErrorText()
  const { data, error, refetch } = useListReviews({ status: 'open' }, { query: useLive() })
  const [asked, setAsked] = useState<AskedDecision | null>(decisionDrafts.of(DRAFT) ?? null)
  const [open, setOpen] = useState(asked !== null)
  const [news, setNews] = useState<WhatHappened | null>(null)
  useLeaveDraft(() => decisionDrafts.leave(DRAFT, open ? asked : null))
  const ask = (decision: AskedDecision) => {
    setAsked(decision)
    setOpen(true)
  }
  const tell = (what: WhatHappened) => {
    setOpen(false)
    setNews(what)
  }
  return (
    <>
      <News news={news} />
      {error ? <LoadFailed text={errorText(error)} onTryAgain={refetch} /> : null}
      {data ? <Waiting reviews={data.items} onAsk={ask} /> : null}
      {data || error ? null : <RowsSkeleton count={3} />}
      {asked ? (
        <DecisionDialog
          // What was typed for one decision is not what another one needs.
          key={decisionId(asked)}
          asked={asked}
          open={open}
          onClose={() => setOpen(false)}
          onNews={tell}
        />
      ) : null}
    </>
  )
}

interface WaitingProps {
  reviews: readonly Review[]
  onAsk: (asked: AskedDecision) => void
}

function Waiting({ reviews, onAsk }: WaitingProps) {
  const t = useTexts(adminReviews)
  return (
    <>
      {/* There before it changes, so that a case that comes in is read out. */}
      <p role="status" className="text-sm text-muted empty:hidden">
        {reviews.length > 0 ? t.waiting(reviews.length) : ''}
      </p>
      {reviews.length === 0 ? (
        <EmptyState icon={<CheckCircleIcon />} title={t.nothingOpenTitle} text={t.nothingOpenText} />
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {reviews.map(review => (
            <ReviewCard key={review.reviewId} review={review}>
              <DecisionButtons review={review} onAsk={onAsk} />
            </ReviewCard>
          ))}
        </ul>
      )}
    </>
  )
}
