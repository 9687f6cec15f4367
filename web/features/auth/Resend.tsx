import { useErrorText, useReference } from '#web/api/error-text.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { auth } from '#web/messages/auth.ts'
import { oneTimeCode } from '#web/messages/one-time-code.ts'
import { ResendCode } from '#web/one-time-code/ResendCode.tsx'
import type { CodeSent } from '#web/sign-up/onboarding-data.ts'
import { Notice } from '#web/ui/Notice.tsx'
import type { CodeFor } from './code-sent.ts'
import { type ResendNews, useResend } from './use-resend.ts'

interface ResendProps {
  asked: CodeFor
  sent: CodeSent | undefined
  onSent: () => void
  onLocked: (seconds: number) => void
  onRegistered: () => void
}

export function Resend({ asked, sent, ...events }: ResendProps) {
  const { resend, isResending, news } = useResend(asked, events)
  return (
    <ResendCode resendAt={sent?.resendAt ?? 0} onResend={resend} isResending={isResending}>
      {news ? <News news={news} /> : null}
    </ResendCode>
  )
}

function News({ news }: { news: ResendNews }) {
  const { resendFailed } = useTexts(auth)
  const { resent } = useTexts(oneTimeCode)
  const errorText = useErrorText()
  const withReference = useReference()
  if (news.kind === 'sent') return <Notice tone="success">{resent}</Notice>
  return (
    <Notice tone="danger">
      {news.kind === 'say_why' ? errorText(news.error) : withReference(resendFailed, news.error)}
    </Notice>
  )
}
