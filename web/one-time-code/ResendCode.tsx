import type { ReactNode } from 'react'
import { minutesAndSeconds, useSecondsLeft } from '#web/lib/use-seconds-left.ts'
import { Button } from '#web/ui/Button.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { useCodeTexts } from './code-texts.ts'

interface ResendCodeProps {
  /** When the wait is over, in milliseconds since 1970. */
  resendAt: number
  onResend: () => void
  isResending: boolean
  /** What came of it, read out when it comes up. */
  children: ReactNode
}

/** Asks for another code once the wait is over. */
export function ResendCode({ resendAt, onResend, isResending, children }: ResendCodeProps) {
  const t = useCodeTexts()
  const left = useSecondsLeft(resendAt)
  return (
    <>
      <Button variant="secondary" disabled={left > 0} busy={isResending && t.resending} onClick={() => onResend()}>
        {t.resend}
      </Button>
      {left > 0 ? (
        <p className="text-sm text-muted">
          {t.resendIn} <Ltr>{minutesAndSeconds(left)}</Ltr>
        </p>
      ) : null}
      <div role="status" className="basis-full empty:hidden">
        {children}
      </div>
    </>
  )
}
