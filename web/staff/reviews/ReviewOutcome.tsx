import type { RegisteredParty, Review } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminReviews } from '#web/messages/staff/admin-reviews.ts'
import { English } from '#web/ui/English.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'

/** The reason of the screening, or the people whom the registry names instead, and the decision with administrator, time and note. */
export function ReviewOutcome({ review: { kind, status, reason, registeredParties, decision } }: { review: Review }) {
  const t = useTexts(adminReviews)
  const { dateTime } = useFormats()
  return (
    <>
      {reason ? (
        <p className="wrap-anywhere">
          <span className="text-muted">{t.said}: </span>
          <English>{reason}</English>
        </p>
      ) : null}
      {registeredParties ? <NotOnRegistration parties={registeredParties} /> : null}
      {decision ? (
        <div className="grid grid-cols-1 gap-0.5 border-s-2 border-line ps-3 wrap-anywhere">
          <p className="flex flex-wrap gap-x-2">
            <span>{t.decided(decision.admin.name, t.status[kind][status])}</span>
            <time dateTime={decision.decidedAt} className="text-muted">
              {t.decidedAt(dateTime(decision.decidedAt))}
            </time>
            <span className="text-muted">
              (<Ltr>{decision.admin.email}</Ltr>)
            </span>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">
            <span className="text-muted">{t.note}: </span>
            <bdi>{decision.note}</bdi>
          </p>
        </div>
      ) : null}
    </>
  )
}

function NotOnRegistration({ parties }: { parties: readonly RegisteredParty[] }) {
  const t = useTexts(adminReviews)
  return (
    <div className="grid gap-1">
      <p>{t.notOnRegistration}</p>
      {parties.length === 0 ? (
        <p className="text-muted">{t.namesNobody}</p>
      ) : (
        <dl className="flex flex-wrap gap-x-4">
          <dt className="text-muted">{t.registered}:</dt>
          {parties.map(({ role, maskedId }) => (
            <dd key={`${role} ${maskedId}`}>
              {t.role[role]} <Ltr>{maskedId}</Ltr>
            </dd>
          ))}
        </dl>
      )}
    </div>
  )
}
