import { useErrorText, useReference } from '#web/api/error-text.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { useCodeTexts } from './code-texts.ts'
import type { ResendResult } from './use-resend-code.ts'

interface ResendNoticeProps {
  result: ResendResult | null
  /** The screen's words for a code that could not be sent; without them the error explains itself. */
  failedText?: string
}

/** Says what came of the last request for another code. */
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
