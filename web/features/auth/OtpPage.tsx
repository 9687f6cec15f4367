import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { latestOpenStep } from '#domain/onboarding.ts'
import { formatPhone } from '#domain/phone.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { serverNow } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { auth } from '#web/messages/sign-in/auth.ts'
import { CodeExpiry, CodeForm } from '#web/one-time-code/CodeForm.tsx'
import type { OtpProblem } from '#web/one-time-code/otp-problem.ts'
import { ResendCode, ResendNotice } from '#web/one-time-code/ResendCode.tsx'
import { TestCode } from '#web/one-time-code/TestCode.tsx'
import { useCodeProblem } from '#web/one-time-code/use-verify-code.ts'
import { AlreadyRegisteredDialog } from '#web/sign-up/AlreadyRegistered.tsx'
import type { CodeSent } from '#web/sign-up/onboarding-data.ts'
import { setField, useOnboarding } from '#web/sign-up/onboarding-state.ts'
import { SignUpStep } from '#web/sign-up/SignUpStep.tsx'
import { stepPath } from '#web/sign-up/step-path.ts'
import { Countdown } from '#web/ui/Countdown.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { type CodeFor, lockedCode, pendingCode } from './code-sent.ts'
import { otpStateOf } from './sign-up-location-state.ts'
import { useResendOtp } from './use-resend-otp.ts'
import { useVerifyOtp } from './use-verify-otp.ts'

export function OtpPage() {
  const t = useTexts(auth)
  const { data } = useOnboarding()
  const [isRegistered, setRegistered] = useState(false)
  const { otpCode } = otpStateOf(useLocation().state)
  const { phone = '', businessType = 'freelancer', joins = false } = data
  const request = { phone, businessType, joins }
  const sentCode = pendingCode(data)
  // A code is valid once. Either another tab has used it, or this one did before Back was pressed.
  if (data.otpVerified && !sentCode) return <Navigate replace to={stepPath(latestOpenStep(data))} />

  return (
    <SignUpStep
      step="otp"
      title={sentCode?.lockedUntil ? t.lockedHeading : t.otpTitle}
      lead={sentCode?.lockedUntil ? null : <Lead phone={phone} isSent={!!sentCode} />}
    >
      {sentCode?.lockedUntil ? (
        <LockedNotice until={sentCode.lockedUntil} onEnd={() => setField('codeSent', undefined)} />
      ) : (
        <CodeEntry
          asked={request}
          sent={sentCode}
          testCode={otpCode}
          onLocked={seconds => setField('codeSent', lockedCode(request, sentCode, seconds, serverNow()))}
          onRegistered={() => setRegistered(true)}
        />
      )}
      <div>
        <TextLink to={stepPath('phone', data)}>{t.changeNumber}</TextLink>
      </div>
      <AlreadyRegisteredDialog identifier={phone} open={isRegistered} onClose={() => setRegistered(false)} />
    </SignUpStep>
  )
}

function Lead({ phone, isSent }: { phone: string; isSent: boolean }) {
  const t = useTexts(auth)
  return (
    <span>
      <span>{`${isSent ? t.otpSentTo : t.otpAskFor} `}</span>
      <span className="whitespace-nowrap">
        <Ltr>{formatPhone(phone)}</Ltr>
      </span>
    </span>
  )
}

function LockedNotice({ until, onEnd }: { until: number; onEnd: () => void }) {
  const t = useTexts(auth)
  return (
    <Notice tone="warning" alert title={t.lockedTitle}>
      <p>
        {t.lockedText} <Countdown until={until} onEnd={onEnd} />
      </p>
    </Notice>
  )
}

interface CodeEntryProps {
  asked: CodeFor
  sent: CodeSent | undefined
  testCode: string | undefined
  onLocked: (seconds: number) => void
  onRegistered: () => void
}

/** The field for the code of a sign-up, and the button that resends it. */
function CodeEntry({ asked, sent, testCode, onLocked, onRegistered }: CodeEntryProps) {
  const { resendFailed } = useTexts(auth)
  const { problem, focusRequest, showProblem, clearProblem, expire } = useCodeProblem()
  const onProblem = (problem: OtpProblem) =>
    problem.kind === 'locked' ? onLocked(problem.seconds) : showProblem(problem)
  const [verify, isVerifying] = useVerifyOtp(asked.phone, { onProblem, onRegistered })
  const onSent = () => showProblem(null)
  const { resend, isResending, resendResult } = useResendOtp(asked, { onSent, onLocked, onRegistered })
  const isCounting = sent && problem?.kind !== 'expired'
  return (
    <CodeForm
      problem={problem}
      focusRequest={focusRequest}
      testCode={testCode && sent ? <TestCode code={testCode} /> : null}
      note={isCounting ? <CodeExpiry until={sent.expiresAt} onEnd={expire} /> : null}
      onEdit={clearProblem}
      onVerify={verify}
      isVerifying={isVerifying}
    >
      <ResendCode resendAt={sent?.resendAt ?? 0} onResend={resend} isResending={isResending}>
        <ResendNotice result={resendResult} failedText={resendFailed} />
      </ResendCode>
    </CodeForm>
  )
}
