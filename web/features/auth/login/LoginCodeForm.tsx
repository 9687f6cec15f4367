import { useErrorText, useReference } from '#web/api/error-text.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { login } from '#web/messages/login.ts'
import { oneTimeCode } from '#web/messages/one-time-code.ts'
import { CodeExpiry } from '#web/one-time-code/CodeExpiry.tsx'
import { CodeForm } from '#web/one-time-code/CodeForm.tsx'
import { ResendCode } from '#web/one-time-code/ResendCode.tsx'
import { useProblemText } from '#web/one-time-code/use-problem-text.ts'
import { Notice } from '#web/ui/Notice.tsx'
import type { LoginCode } from './use-login-code.ts'
import type { ResendNews } from './use-resend-login.ts'

export function LoginCodeForm({ code }: { code: LoginCode }) {
  const { problem, news, verify, isVerifying, forgive, expire, expiresAt, resendAt, resend, isResending } = code
  const isCounting = expiresAt !== undefined && problem?.kind !== 'expired'
  return (
    <CodeForm
      error={useProblemText(problem)}
      news={news}
      note={isCounting ? <CodeExpiry until={expiresAt} onEnd={expire} /> : null}
      onEdit={forgive}
      onVerify={verify}
      isVerifying={isVerifying}
    >
      <ResendCode resendAt={resendAt} onResend={resend} isResending={isResending}>
        {code.resendNews ? <News news={code.resendNews} /> : null}
      </ResendCode>
    </CodeForm>
  )
}

function News({ news }: { news: ResendNews }) {
  const { resent } = useTexts(oneTimeCode)
  const { resendFailed } = useTexts(login)
  const errorText = useErrorText()
  const withReference = useReference()
  if (news.kind === 'sent') return <Notice tone="success">{resent}</Notice>
  return (
    <Notice tone="danger">
      {news.kind === 'say_why' ? errorText(news.error) : withReference(resendFailed, news.error)}
    </Notice>
  )
}
