import type { CallbackState, SandboxCall } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { sandbox } from '#web/messages/sandbox.ts'
import { Button } from '#web/ui/Button.tsx'
import { Countdown } from '#web/ui/Countdown.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { usePress } from './use-press.ts'

const IS_UNDER_WAY: Record<CallbackState, boolean> = {
  calling: true,
  pending: true,
  confirmed: false,
  rejected: false,
  expired: false,
}

/** A call that asks whether it is the owner who signs in. */
export function CallCard({ call }: { call: SandboxCall }) {
  const { calls: t, portal } = useTexts(sandbox)
  const { time } = useFormats()
  const { callbackId, status, createdAt, expiresAt } = call
  return (
    <li className="grid gap-2 rounded-md border border-line bg-surface p-4">
      <p className="flex justify-between gap-4 text-sm text-muted">
        <span className="font-semibold text-ink">{t.states[status]}</span>
        <time dateTime={createdAt}>{time(createdAt)}</time>
      </p>
      {IS_UNDER_WAY[status] ? (
        <>
          <p>{t.request}</p>
          <p className="text-sm text-muted">
            {portal.timeLeft} <Countdown until={Date.parse(expiresAt)} />
          </p>
          <Keys callbackId={callbackId} />
        </>
      ) : null}
    </li>
  )
}

function Keys({ callbackId }: { callbackId: string }) {
  const { calls: t, deciding, decisionFailed } = useTexts(sandbox)
  const { press, isPressing, failed } = usePress(callbackId)
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <Button busy={isPressing && deciding} onClick={() => press(1)}>
          {t.keys[1]}
        </Button>
        <Button variant="secondary" busy={isPressing && deciding} onClick={() => press(2)}>
          {t.keys[2]}
        </Button>
      </div>
      {failed ? (
        <Notice tone="danger" alert>
          {decisionFailed}
        </Notice>
      ) : null}
    </>
  )
}
