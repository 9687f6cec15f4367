import { useErrorText } from '#web/api/error-text.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { oneTimeCode } from '#web/messages/one-time-code.ts'
import { CodeForm } from '#web/one-time-code/CodeForm.tsx'
import { ResendCode } from '#web/one-time-code/ResendCode.tsx'
import { useProblemText } from '#web/one-time-code/use-problem-text.ts'
import { Notice } from '#web/ui/Notice.tsx'
import type { SignUpCode } from './use-sign-up-code.ts'

export function SignUpCodeForm({ code }: { code: SignUpCode }) {
  const t = useTexts(oneTimeCode)
  const errorText = useErrorText()
  const { problem, verify, isVerifying, forgive } = code
  return (
    <CodeForm
      error={useProblemText(problem)}
      news={problem}
      onEdit={forgive}
      onVerify={verify}
      isVerifying={isVerifying}
    >
      <ResendCode resendAt={code.resendAt} onResend={code.resend} isResending={code.isResending}>
        {code.resent ? <Notice tone="success">{t.resent}</Notice> : null}
        {code.resendError ? <Notice tone="danger">{errorText(code.resendError)}</Notice> : null}
      </ResendCode>
    </CodeForm>
  )
}
