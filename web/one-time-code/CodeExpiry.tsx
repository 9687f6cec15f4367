import { Countdown } from '#web/ui/Countdown.tsx'
import { useCodeTexts } from './code-texts.ts'

/** How long the code on its way is good for. */
export function CodeExpiry({ until, onEnd }: { until: number; onEnd: () => void }) {
  return (
    <p className="text-sm text-muted">
      {useCodeTexts().expiresIn} <Countdown until={until} onEnd={onEnd} />
    </p>
  )
}
