import { useTexts } from '#web/lib/locale.tsx'
import { auth } from '#web/messages/auth.ts'
import { Countdown } from '#web/ui/Countdown.tsx'

/** How long the code on its way is good for. */
export function CodeExpiry({ until, onEnd }: { until: number; onEnd: () => void }) {
  return (
    <p className="text-sm text-muted">
      {useTexts(auth).otpExpiresIn} <Countdown until={until} onEnd={onEnd} />
    </p>
  )
}
