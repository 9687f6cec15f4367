import type { ReactNode } from 'react'
import { formatPhone, phoneFromE164 } from '#domain/phone.ts'
import type { Review, ReviewSubject } from '#web/api/generated/plinkAPI.schemas.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { adminReviews } from '#web/messages/staff/admin-reviews.ts'
import { adminCustomerPath } from '#web/paths.ts'
import { CrNumber, IdNumber, PhoneNumber } from '#web/staff/Numbers.tsx'
import { QueueItem } from '#web/staff/QueueItem.tsx'
import { ReviewHead } from '#web/staff/reviews/ReviewHead.tsx'
import { ReviewOutcome } from '#web/staff/reviews/ReviewOutcome.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

interface ReviewCardProps {
  review: Review
  /** The action buttons. */
  children?: ReactNode
}

export function ReviewCard({ review, children }: ReviewCardProps) {
  const t = useTexts(adminReviews)
  const { subject } = review
  const name = useSubjectName(subject)
  return (
    <QueueItem
      id={review.reviewId}
      className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-4 text-sm"
    >
      <ReviewHead review={review} />
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h2 className="basis-full text-base font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <Fact label={t.phone}>
          <PhoneNumber e164={subject.phoneNumber} />
        </Fact>
        <Fact label={t.id}>
          <IdNumber digits={subject.idNumber} />
        </Fact>
        <Fact label={t.cr}>
          <CrNumber digits={subject.crNumber} />
        </Fact>
        {subject.unifiedNumber && subject.unifiedNumber !== subject.crNumber ? (
          <Fact label={t.unifiedNumber}>
            <CrNumber digits={subject.unifiedNumber} />
          </Fact>
        ) : null}
      </div>
      <ReviewOutcome review={review} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {children}
        <TextLink to={adminCustomerPath(subject.customerId)}>
          {t.showCustomer} <VisuallyHidden>{name}</VisuallyHidden>
        </TextLink>
      </div>
    </QueueItem>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p>
      <span className="text-muted">{label}: </span>
      {children}
    </p>
  )
}

/** The name of the business, or the phone if the name is unknown. */
export function useSubjectName({ legalName, legalNameArabic, phoneNumber }: ReviewSubject): string {
  const nameOf = useName()
  return legalName ? nameOf(legalName, legalNameArabic) : formatPhone(phoneFromE164(phoneNumber))
}
