import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useErrorText, useReference } from '#web/api/error-text.ts'
import { TextLink } from '#web/layouts/TextLink.tsx'
import type { PartialCode } from '#web/lib/code-boxes.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { auth } from '#web/messages/auth.ts'
import { oneTimeCode } from '#web/messages/one-time-code.ts'
import { recovery as texts } from '#web/messages/recovery.ts'
import { CodeExpiry } from '#web/one-time-code/CodeExpiry.tsx'
import { CodeForm } from '#web/one-time-code/CodeForm.tsx'
import { incompleteProblem, type OtpProblem } from '#web/one-time-code/otp-problem.ts'
import { ResendCode } from '#web/one-time-code/ResendCode.tsx'
import { TestCode } from '#web/one-time-code/TestCode.tsx'
import { useProblemText } from '#web/one-time-code/use-problem-text.ts'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { RecoveryLayout } from './RecoveryLayout.tsx'
import { isFinished, recoveryMemory, remember } from './recovery-memory.ts'
import { type Recovery, recoveryOf } from './recovery-state.ts'
import { type AgainNews, useResendRecoveryCode } from './use-resend-recovery-code.ts'
import { type RecoveryWay, WAYS } from './ways.ts'

/** Takes the code that the password is reset with. Only the reset itself tells whether it is right. */
export function RecoveryCodePage({ way }: { way: RecoveryWay }) {
  const { codeLead } = useTexts(texts)
  const { otpTitle } = useTexts(auth)
  const recovery = recoveryOf(useLocation().state)
  if (!recovery) return <Navigate replace to={WAYS[way].identity} />
  if (isFinished(recovery.resetToken)) return <Navigate replace to={paths.login} />
  return (
    <RecoveryLayout title={otpTitle} lead={codeLead} backTo={WAYS[way].identity}>
      {recovery.otpCode ? <TestCode code={recovery.otpCode} /> : null}
      <RecoveryCode way={way} recovery={recovery} />
    </RecoveryLayout>
  )
}

function RecoveryCode({ way, recovery }: { way: RecoveryWay; recovery: Recovery }) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<OtpProblem | null>(null)
  const [news, setNews] = useState(0)

  const isExpired = problem?.kind === 'expired'
  const show = (found: OtpProblem | null) => {
    setProblem(found)
    setNews(count => count + 1)
  }
  const goOn = (code: PartialCode) => {
    const found = isExpired ? problem : incompleteProblem(code)
    if (found) return show(found)
    navigate(WAYS[way].password, { state: { ...recovery, otp: code } })
  }
  const edit = (code: PartialCode) => {
    remember({ code })
    if (!isExpired) setProblem(null)
  }
  return (
    <CodeForm
      error={useProblemText(problem)}
      news={news}
      note={isExpired ? null : <CodeExpiry until={recovery.expiresAt} onEnd={() => setProblem({ kind: 'expired' })} />}
      initialCode={recoveryMemory().code}
      onEdit={edit}
      onVerify={goOn}
      isVerifying={false}
    >
      <CodeAgain way={way} recovery={recovery} onSent={() => show(null)} />
    </CodeForm>
  )
}

interface CodeAgainProps {
  way: RecoveryWay
  recovery: Recovery
  onSent: () => void
}

function CodeAgain({ way, recovery, onSent }: CodeAgainProps) {
  const { resend, isResending, news } = useResendRecoveryCode(recovery, onSent)
  return (
    <ResendCode resendAt={recovery.resendAt} onResend={resend} isResending={isResending}>
      {news ? <News way={way} news={news} /> : null}
    </ResendCode>
  )
}

function News({ way, news }: { way: RecoveryWay; news: AgainNews }) {
  const t = useTexts(texts)
  const { resendFailed } = useTexts(auth)
  const { resent } = useTexts(oneTimeCode)
  const errorText = useErrorText()
  const withReference = useReference()
  if (news.kind === 'sent') return <Notice tone="success">{resent}</Notice>
  if (news.kind === 'failed') return <Notice tone="danger">{withReference(resendFailed, news.error)}</Notice>
  return (
    <Notice tone="danger" title={errorText(news.error)}>
      <TextLink to={WAYS[way].identity}>{t.startAgain}</TextLink>
    </Notice>
  )
}
