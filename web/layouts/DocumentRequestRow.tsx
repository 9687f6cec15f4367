import type { ReactNode } from 'react'
import { endOfDay } from '#domain/riyadh-time.ts'
import type { DocumentRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { serverNow } from '#web/lib/clock.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { documentKinds } from '#web/messages/business/document-kinds.ts'
import { documentRequests } from '#web/messages/business/document-requests.ts'
import { StatusBadge, type StatusTone } from '#web/ui/Badge.tsx'

type State = 'open' | 'late' | 'provided'

const TONES: Record<State, StatusTone> = { open: 'waiting', late: 'danger', provided: 'success' }

interface DocumentRequestRowProps {
  request: DocumentRequest
  /** What can be done about it. */
  children?: ReactNode
}

/** A document that our staff ask a business for, for its team and for the staff. */
export function DocumentRequestRow({ request, children }: DocumentRequestRowProps) {
  const t = useTexts(documentRequests)
  const kinds = useTexts(documentKinds)
  const { date } = useFormats()
  const { kind, note, dueOn } = request
  const state = stateOf(request)
  return (
    <li className="grid gap-3 p-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold">{kinds[kind]}</h3>
          <StatusBadge tone={TONES[state]}>{t.states[state]}</StatusBadge>
        </div>
        <p className="text-sm text-muted">{t.dueOn(date(dueOn))}</p>
        {note ? (
          <p className="text-sm whitespace-pre-line wrap-anywhere">
            <span className="text-muted">{t.note}</span> <bdi>{note}</bdi>
          </p>
        ) : null}
      </div>
      {children}
    </li>
  )
}

function stateOf({ state, dueOn }: DocumentRequest): State {
  if (state === 'provided') return 'provided'
  return serverNow() < endOfDay(dueOn).getTime() ? 'open' : 'late'
}
