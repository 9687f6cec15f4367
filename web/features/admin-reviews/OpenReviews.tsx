import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiError } from '#web/api/fetcher.ts'
import { getGetCustomerQueryKey } from '#web/api/generated/admin-customers.ts'
import {
  getCountOpenReviewsQueryKey,
  getListReviewsQueryKey,
  getListReviewsQueryOptions,
  useDecideReview,
  useListReviews,
} from '#web/api/generated/admin-reviews.ts'
import type { Review, ReviewDecisionRequestDecision } from '#web/api/generated/plinkAPI.schemas.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminReviews } from '#web/messages/staff/admin-reviews.ts'
import { adminSession } from '#web/session/admin-session-state.ts'
import { createDrafts } from '#web/staff/drafts/drafts.ts'
import { PhoneNumber } from '#web/staff/Numbers.tsx'
import { ActionNotice, type ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { NoteDialog } from '#web/staff/notes/NoteDialog.tsx'
import { type OutcomeDialogProps, useChoiceDialog } from '#web/staff/use-drafted-dialog.ts'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { usePolling } from '#web/staff/use-polling.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { CheckCircleIcon } from '#web/ui/icons.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { ReviewCard, useSubjectName } from './ReviewCard.tsx'

/** The open reviews. The list polls for updates. A pending decision stays on screen. */
export function OpenReviews() {
  const { data, error, refetch } = useListReviews({ status: 'open' }, { query: usePolling() })
  const [notice, setNotice] = useState<ActionOutcome | null>(null)
  const { choice, choose, dialog } = useChoiceDialog(decisionDrafts, setNotice)
  return (
    <>
      <ActionNotice outcome={notice} />
      {error ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {data ? <Waiting reviews={data.items} onDecide={choose} /> : null}
      {data || error ? null : <RowsSkeleton count={3} />}
      {/* Each decision has its own note. */}
      {choice ? <DecisionDialog key={decisionId(choice)} pending={choice} {...dialog} /> : null}
    </>
  )
}

interface WaitingProps {
  reviews: readonly Review[]
  onDecide: (pending: PendingDecision) => void
}

function Waiting({ reviews, onDecide }: WaitingProps) {
  const t = useTexts(adminReviews)
  return (
    <>
      {/* Always rendered, so that a new review is announced. */}
      <p role="status" className="text-sm text-muted empty:hidden">
        {reviews.length > 0 ? t.waiting(reviews.length) : ''}
      </p>
      {reviews.length === 0 ? (
        <EmptyState icon={<CheckCircleIcon />} title={t.nothingOpenTitle} text={t.nothingOpenText} />
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {reviews.map(review => (
            <ReviewCard key={review.reviewId} review={review}>
              <DecisionButtons review={review} onDecide={onDecide} />
            </ReviewCard>
          ))}
        </ul>
      )}
    </>
  )
}

/** The pending decision when a session ended. */
const decisionDrafts = createDrafts<PendingDecision>(adminSession)

interface DecisionButtonsProps {
  review: Review
  onDecide: (pending: PendingDecision) => void
}

/** All buttons look the same, so that none suggests a decision. */
function DecisionButtons({ review, onDecide }: DecisionButtonsProps) {
  const t = useTexts(adminReviews)
  const name = useSubjectName(review.subject)
  if (!useMayChange()) return null
  return (
    <div className="flex flex-wrap gap-2">
      {DECISIONS.map(decision => (
        <Button key={decision} variant="secondary" onClick={() => onDecide({ review, decision })}>
          {t.decide[review.kind][decision]} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      ))}
    </div>
  )
}

interface DecisionDialogProps extends OutcomeDialogProps {
  pending: PendingDecision
}

/** Explains what the customer will see, and asks for an internal note. */
function DecisionDialog({ pending, open, onClose, onOutcome }: DecisionDialogProps) {
  const { mutateAsync: decideReview } = useDecideReview()
  const t = useTexts(adminReviews)
  const { review, decision } = pending
  const { onOutdated, reload } = useOutdatedReview(review, onOutcome)
  const { reviewId, kind, subject } = review
  const name = useSubjectName(subject)
  return (
    <NoteDialog
      open={open}
      onClose={onClose}
      title={t.decideTitle[kind][decision]}
      description={
        <>
          <p className="flex flex-wrap gap-x-3 font-semibold text-ink">
            <bdi>{name}</bdi>
            <PhoneNumber e164={subject.phoneNumber} />
          </p>
          <p>{t.consequence[kind][decision]}</p>
        </>
      }
      label={t.noteLabel}
      words={{ act: t.decide[kind][decision], acting: t.deciding }}
      variant={decision === 'reject' ? 'danger' : 'primary'}
      action={{
        id: decisionId(pending),
        call: (note, headers) => decideReview({ reviewId, data: { decision, note }, headers }),
        onDone: () => {
          reload()
          onOutcome({ tone: 'success', text: t.done[kind][decision] })
        },
        onOutdated,
      }}
    />
  )
}

/** The decisions, in the order of the buttons. */
const DECISIONS: readonly ReviewDecisionRequestDecision[] = ['approve', 'ask_again', 'reject']

/** The key under which an unsent note is stored when the session ends. */
const decisionId = ({ review, decision }: PendingDecision) => `${decision} ${review.reviewId}`

/** A decision that is not confirmed yet. */
interface PendingDecision {
  review: Review
  decision: ReviewDecisionRequestDecision
}

/** Handles a review that somebody else has closed meanwhile: reports who closed it, and refetches the list. */
function useOutdatedReview({ reviewId, subject }: Review, onOutcome: (notice: ActionOutcome) => void) {
  const t = useTexts(adminReviews)
  const { dateTime } = useFormats()
  const queryClient = useQueryClient()

  const reload = () => {
    queryClient.invalidateQueries({ queryKey: getListReviewsQueryKey() })
    queryClient.invalidateQueries({ queryKey: getCountOpenReviewsQueryKey() })
    queryClient.invalidateQueries({ queryKey: getGetCustomerQueryKey(subject.customerId) })
  }
  const textOf = ({ kind, status, decision }: Review): string =>
    decision
      ? t.closedFirst(t.decided(decision.admin.name, t.status[kind][status]), dateTime(decision.decidedAt))
      : t.closedBefore
  const tell = async () => {
    const review = await closedReview(queryClient, reviewId)
    onOutcome({ tone: 'warning', text: review ? textOf(review) : t.closedBefore })
  }
  const onOutdated = ({ body: { code } }: ApiError): boolean => {
    if (code !== 'REVIEW_CLOSED' && code !== 'REVIEW_NOT_FOUND') return false
    reload()
    if (code === 'REVIEW_CLOSED') tell()
    else onOutcome({ tone: 'warning', text: t.gone })
    return true
  }
  return { onOutdated, reload }
}

/** Returns undefined if the request fails, because the name is only additional information. */
async function closedReview(client: QueryClient, reviewId: string): Promise<Review | undefined> {
  try {
    const { items } = await client.fetchQuery(getListReviewsQueryOptions({ status: 'closed' }))
    return items.find(review => review.reviewId === reviewId)
  } catch {
    return undefined
  }
}
