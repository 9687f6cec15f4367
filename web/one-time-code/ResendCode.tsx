import { type ReactNode, use } from 'react'
import { useErrorText, useReference } from '#web/api/error-text.ts'
import { minutesAndSeconds, useSecondsLeft } from '#web/lib/use-seconds-left.ts'
import { Button } from '#web/ui/Button.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { IsCodeExpired } from './CodeForm.tsx'
import { useCodeTexts } from './code-texts.ts'
import type { ResendResult } from './use-resend-code.ts'

interface ResendCodeProps {
  /** When the wait ends, in milliseconds since 1970. */
  resendAt: number
  onResend: () => void
  isResending: boolean
  /** The result, which screen readers announce. */
  children: ReactNode
}

/** Requests another code after the wait. */
export function ResendCode({ resendAt, onResend, isResending, children }: ResendCodeProps) {
  const t = useCodeTexts()
  const left = useSecondsLeft(resendAt)
  const isExpired = use(IsCodeExpired)
  return (
    <>
      <Button
        variant={isExpired ? 'primary' : 'secondary'}
        disabled={left > 0}
        busy={isResending && t.resending}
        onClick={() => onResend()}
      >
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

interface ResendNoticeProps {
  result: ResendResult | null
  /** The screen's text for a code that could not be sent. The default is the text of the error. */
  failedText?: string
}

/** Shows the result of the last request for another code. */
export function ResendNotice({ result, failedText }: ResendNoticeProps) {
  const { resent } = useCodeTexts()
  const errorText = useErrorText()
  const withReference = useReference()
  if (!result) return null
  if (result.kind === 'sent') return <Notice tone="success">{resent}</Notice>
  const text =
    failedText && result.kind === 'failed' ? withReference(failedText, result.error) : errorText(result.error)
  return <Notice tone="danger">{text}</Notice>
}
