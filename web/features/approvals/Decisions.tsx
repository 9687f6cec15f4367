import type { Approval } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { PersonName } from '#web/money/PersonName.tsx'
import { approvals } from './approvals.messages.ts'

/** The people who have approved, declined or cancelled the payment, and when. */
export function Decisions({ approval }: { approval: Approval }) {
  const t = useTexts(approvals)
  const { dateTime } = useFormats()
  const { state, decidedBy, decidedAt, reason, requiredApprover } = approval
  if (approval.approvals.length === 0 && !decidedBy) {
    if (state !== 'waiting') return null
    return <p className="text-muted">{requiredApprover ? t.notYetApproved : t.noDecisions}</p>
  }
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {approval.approvals.map(({ by, at, isVoid }) => (
        <li key={`${by.personId} ${at}`} className="grid gap-0.5 px-4 py-3">
          <span className={isVoid ? 'text-muted line-through' : undefined}>
            {t.approvedBy}: <PersonName person={by} />
          </span>
          <span className="text-sm text-muted">
            <span>{dateTime(at)}</span>
            {isVoid ? <span>{` · ${t.void}`}</span> : null}
          </span>
        </li>
      ))}
      {decidedBy && decidedAt ? (
        <li className="grid gap-0.5 px-4 py-3">
          <span>
            <span>{`${state === 'declined' ? t.declinedBy : t.cancelledBy}: `}</span>
            <PersonName person={decidedBy} />
          </span>
          {reason ? (
            <span>
              {t.reason}: <bdi>{reason}</bdi>
            </span>
          ) : null}
          <span className="text-sm text-muted">{dateTime(decidedAt)}</span>
        </li>
      ) : null}
    </ul>
  )
}
