import { useTexts } from '#web/lib/locale.tsx'
import { auth } from '#web/messages/auth.ts'
import { Countdown } from '#web/ui/Countdown.tsx'
import { Notice } from '#web/ui/Notice.tsx'

export function LockedNotice({ until, onEnd }: { until: number; onEnd: () => void }) {
  const t = useTexts(auth)
  return (
    <Notice tone="warning" alert title={t.lockedTitle}>
      <p>
        {t.lockedText} <Countdown until={until} onEnd={onEnd} />
      </p>
    </Notice>
  )
}
