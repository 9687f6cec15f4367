import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import { TextLink } from '#web/layouts/links.tsx'
import type { PartialCode } from '#web/lib/code-boxes.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { auth } from '#web/messages/sign-in/auth.ts'
import { CodeExpiry, CodeForm } from '#web/one-time-code/CodeForm.tsx'
import { incompleteProblem, type OtpProblem } from '#web/one-time-code/otp-problem.ts'
import { ResendCode, ResendNotice } from '#web/one-time-code/ResendCode.tsx'
import { TestCode } from '#web/one-time-code/TestCode.tsx'
import { useCodeProblem } from '#web/one-time-code/use-verify-code.ts'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { RecoveryLayout } from './RecoveryLayout.tsx'
import { recovery as texts } from './recovery.messages.ts'
import { isFinished, recoveryMemory, remember } from './recovery-memory.ts'
import { RECOVERY_PATHS, type Recovery, type RecoveryMethod, recoveryOf } from './recovery-state.ts'
import { useResendRecoveryCode } from './use-resend-recovery-code.ts'

/** Asks for the code of a recovery. The server checks it only when the password is reset. */
export function RecoveryCodePage({ method }: { method: RecoveryMethod }) {
  const { codeLead } = useTexts(texts)
  const { otpTitle } = useTexts(auth)
  const recovery = recoveryOf(useLocation().state)
  if (!recovery) return <Navigate replace to={RECOVERY_PATHS[method].identity} />
  if (isFinished(recovery.resetToken)) return <Navigate replace to={paths.login} />
  return (
    <RecoveryLayout title={otpTitle} lead={codeLead} backTo={RECOVERY_PATHS[method].identity}>
      <RecoveryCode method={method} recovery={recovery} />
    </RecoveryLayout>
  )
}

function RecoveryCode({ method, recovery }: { method: RecoveryMethod; recovery: Recovery }) {
  const navigate = useNavigate()
  const { problem, focusRequest, showProblem, clearProblem, expire } = useCodeProblem()
  const isExpired = problem?.kind === 'expired'
  const proceed = (code: PartialCode) => {
    const codeProblem = isExpired ? problem : (incompleteProblem(code) ?? refusedProblem(code))
    if (codeProblem) return showProblem(codeProblem)
    navigate(RECOVERY_PATHS[method].password, { state: { ...recovery, otp: code } })
  }
  const edit = (code: PartialCode) => {
    remember({ code })
    clearProblem()
  }
  return (
    <CodeForm
      problem={problem}
      focusRequest={focusRequest}
      testCode={recovery.otpCode ? <TestCode code={recovery.otpCode} /> : null}
      note={isExpired ? null : <CodeExpiry until={recovery.expiresAt} onEnd={expire} />}
      initialCode={recoveryMemory().code}
      onEdit={edit}
      onVerify={proceed}
      isVerifying={false}
    >
      <ResendRecoveryCode method={method} recovery={recovery} onSent={() => showProblem(null)} />
    </CodeForm>
  )
}

function refusedProblem(code: PartialCode): OtpProblem | null {
  return code === recoveryMemory().refusedCode ? { kind: 'invalid' } : null
}

interface ResendRecoveryCodeProps {
  method: RecoveryMethod
  recovery: Recovery
  onSent: () => void
}

function ResendRecoveryCode({ method, recovery, onSent }: ResendRecoveryCodeProps) {
  const t = useTexts(texts)
  const { resendFailed } = useTexts(auth)
  const errorText = useErrorText()
  const { resend, isResending, resendResult, over } = useResendRecoveryCode(recovery, onSent)
  return (
    <ResendCode resendAt={recovery.resendAt} onResend={resend} isResending={isResending}>
      <ResendNotice result={resendResult} failedText={resendFailed} />
      {over ? (
        <Notice tone="danger" title={errorText(over)}>
          <TextLink to={RECOVERY_PATHS[method].identity}>{t.startAgain}</TextLink>
        </Notice>
      ) : null}
    </ResendCode>
  )
}
