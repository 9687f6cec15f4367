import type { SandboxNafathRequest } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { sandbox } from '#web/messages/sandbox.ts'
import { Countdown } from '#web/ui/Countdown.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { DecisionButtons } from './DecisionButtons.tsx'
import { decisionsFor, maskNationalId } from './decisions.ts'

export function NafathCard({ request }: { request: SandboxNafathRequest }) {
  const { states, portal } = useTexts(sandbox)
  const { time } = useFormats()
  const { sessionId, nationalId, status, createdAt, expiresAt } = request
  return (
    <li className="grid gap-2 rounded-md border border-line bg-surface p-4">
      <p className="flex justify-between gap-4 text-sm text-muted">
        <span className="font-semibold text-ink">{states[status]}</span>
        <time dateTime={createdAt}>{time(createdAt)}</time>
      </p>
      <p>{portal.request}</p>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <Ltr>{maskNationalId(nationalId)}</Ltr>
        {status === 'SENT' ? (
          <span>
            {portal.timeLeft} <Countdown until={Date.parse(expiresAt)} />
          </span>
        ) : null}
      </p>
      <DecisionButtons sessionId={sessionId} decisions={decisionsFor(status)} />
    </li>
  )
}
