import { useErrorText } from '#web/api/error-text.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { auth } from '#web/messages/auth.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { CodeForm } from './CodeForm.tsx'
import { ResendCode } from './ResendCode.tsx'
import { useProblemText } from './use-problem-text.ts'
import type { SignUpCode } from './use-sign-up-code.ts'

export function SignUpCodeForm({ code }: { code: SignUpCode }) {
  const t = useTexts(auth)
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
