import type { Review } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminReviews } from '#web/messages/admin-reviews.ts'
import { Button } from '#web/ui/Button.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { type AskedDecision, DECISIONS } from './decision.ts'
import { subjectName } from './subject-name.ts'

interface DecisionButtonsProps {
  review: Review
  onAsk: (asked: AskedDecision) => void
}

/** None stands out: which one is right is what the administrator has to find out. */
export function DecisionButtons({ review, onAsk }: DecisionButtonsProps) {
  const t = useTexts(adminReviews)
  const name = subjectName(review.subject)
  return (
    <div className="flex flex-wrap gap-2">
      {DECISIONS.map(decision => (
        <Button key={decision} variant="secondary" onClick={() => onAsk({ review, decision })}>
          {t.decide[decision]} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      ))}
    </div>
  )
}
