import { decideReview } from '#web/api/generated/admin.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminReviews } from '#web/messages/admin-reviews.ts'
import { PhoneNumber } from '../Numbers.tsx'
import type { WhatHappened } from '../notes/News.tsx'
import { NoteDialog } from '../notes/NoteDialog.tsx'
import { type AskedDecision, decisionId } from './decision.ts'
import { subjectName } from './subject-name.ts'
import { useReviewOvertaken } from './use-review-overtaken.ts'

interface DecisionDialogProps {
  asked: AskedDecision
  open: boolean
  onClose: () => void
  onNews: (news: WhatHappened) => void
}

/** Says what the customer's screen will show, and asks for a note that stays with us. */
export function DecisionDialog({ asked, open, onClose, onNews }: DecisionDialogProps) {
  const t = useTexts(adminReviews)
  const { review, decision } = asked
  const { onOvertaken, reload } = useReviewOvertaken(review, onNews)
  const { reviewId, kind, subject } = review
  return (
    <NoteDialog
      open={open}
      onClose={onClose}
      title={t.decideTitle[kind][decision]}
      description={
        <>
          <p className="flex flex-wrap gap-x-3 font-semibold text-ink">
            <bdi>{subjectName(subject)}</bdi>
            <PhoneNumber e164={subject.phoneNumber} />
          </p>
          <p>{t.consequence[kind][decision]}</p>
        </>
      }
      label={t.noteLabel}
      words={{ act: t.decide[decision], acting: t.deciding[decision] }}
      variant={decision === 'reject' ? 'danger' : 'primary'}
      action={{
        id: decisionId(asked),
        call: (note, request) => decideReview(reviewId, { decision, note }, request),
        onDone: () => {
          reload()
          onNews({ tone: 'success', text: t.done[kind][decision] })
        },
        onOvertaken,
      }}
    />
  )
}
