import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { loginIdentifierKind } from '#domain/login-identifier.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { auth } from '#web/messages/sign-in/auth.ts'
import { login } from '#web/messages/sign-in/login.ts'
import { CodeExpiry, CodeForm } from '#web/one-time-code/CodeForm.tsx'
import { ResendCode, ResendNotice } from '#web/one-time-code/ResendCode.tsx'
import { TestCode } from '#web/one-time-code/TestCode.tsx'
import { useCodeProblem } from '#web/one-time-code/use-verify-code.ts'
import { paths } from '#web/paths.ts'
import { MaskedPhone } from '#web/ui/MaskedPhone.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { type LoginOtpState, type LoginState, loginOtpStateOf } from './login-location-state.ts'
import { useResendLoginOtp } from './use-resend-login-otp.ts'
import { useVerifyLoginOtp } from './use-verify-login-otp.ts'

export function LoginOtpPage() {
  const locationState = loginOtpStateOf(useLocation().state)
  return locationState ? <LoginOtp locationState={locationState} /> : <Navigate replace to={paths.login} />
}

function LoginOtp({ locationState }: { locationState: LoginOtpState }) {
  const t = useTexts(login)
  const { otpTitle } = useTexts(auth)
  const code = useLoginCode(locationState)
  const { from, phoneOrEmail, otpCode } = locationState
  const sameAgain: LoginState = { from, phoneOrEmail }
  const another: LoginState = { from }
  if (code.isOver) {
    return (
      <PublicLayout>
        <PageHeading title={t.signInOver} />
        <Notice tone="warning" alert title={t.sessionExpired}>
          <TextLink to={paths.login} state={sameAgain}>
            {t.backToLogin}
          </TextLink>
        </Notice>
      </PublicLayout>
    )
  }
  return (
    <PublicLayout>
      <div className="grid gap-2">
        <PageHeading title={otpTitle} />
        <p className="text-muted">
          <SentTo identifier={phoneOrEmail} />
        </p>
      </div>
      <LoginCodeForm code={code} testCode={otpCode} />
      <div>
        <TextLink to={paths.login} state={another}>
          {t.otherAccount}
        </TextLink>
      </div>
    </PublicLayout>
  )
}

/** The server does not reveal which phone number an ID belongs to. */
function SentTo({ identifier }: { identifier: string }) {
  const { otpSentTo } = useTexts(auth)
  const { codeSentToAccount } = useTexts(login)
  const { kind, value } = loginIdentifierKind(identifier)
  if (kind !== 'phone') return <span>{codeSentToAccount}</span>
  return (
    <span>
      {otpSentTo}{' '}
      <span className="whitespace-nowrap">
        <MaskedPhone number={value} />
      </span>
    </span>
  )
}

function LoginCodeForm({ code, testCode }: { code: LoginCode; testCode: string | undefined }) {
  const { resendFailed } = useTexts(login)
  const { problem, focusRequest, verify, isVerifying, clearProblem, expire } = code
  const { expiresAt, resendAt, resend, isResending, resendResult } = code
  const isCounting = expiresAt !== undefined && problem?.kind !== 'expired'
  return (
    <CodeForm
      problem={problem}
      focusRequest={focusRequest}
      testCode={testCode ? <TestCode code={testCode} /> : null}
      note={isCounting ? <CodeExpiry until={expiresAt} onEnd={expire} /> : null}
      onEdit={clearProblem}
      onVerify={verify}
      isVerifying={isVerifying}
    >
      <ResendCode resendAt={resendAt} onResend={resend} isResending={isResending}>
        <ResendNotice result={resendResult} failedText={resendFailed} />
      </ResendCode>
    </CodeForm>
  )
}

type LoginCode = ReturnType<typeof useLoginCode>

/** The state of a sign-in code: its problem, its verification and its resending. */
function useLoginCode(locationState: LoginOtpState) {
  const codeProblem = useCodeProblem()
  const [isOver, setOver] = useState(false)
  const { showProblem } = codeProblem
  const onOver = () => setOver(true)
  const [verify, isVerifying] = useVerifyLoginOtp(locationState, { onProblem: showProblem, onOver })
  const resending = useResendLoginOtp(locationState, { onSent: () => showProblem(null), onOver })
  return {
    ...codeProblem,
    ...resending,
    isOver,
    verify,
    isVerifying,
    expiresAt: locationState.expiresAt,
    resendAt: locationState.resendAt ?? 0,
  }
}
