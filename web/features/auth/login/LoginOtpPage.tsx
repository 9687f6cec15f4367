import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { loginIdentifierKind } from '#domain/login-identifier.ts'
import { formatPhone, phoneFromE164 } from '#domain/phone.ts'
import { useErrorText, useReference } from '#web/api/error-text.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { TextLink } from '#web/layouts/TextLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { auth } from '#web/messages/auth.ts'
import { login } from '#web/messages/login.ts'
import { oneTimeCode } from '#web/messages/one-time-code.ts'
import { CodeExpiry } from '#web/one-time-code/CodeExpiry.tsx'
import { CodeForm } from '#web/one-time-code/CodeForm.tsx'
import type { OtpProblem } from '#web/one-time-code/otp-problem.ts'
import { ResendCode } from '#web/one-time-code/ResendCode.tsx'
import { TestCode } from '#web/one-time-code/TestCode.tsx'
import { useProblemText } from '#web/one-time-code/use-problem-text.ts'
import { paths } from '#web/paths.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { type LoginArrival, type LoginOtpArrival, loginOtpArrivalOf } from './arrivals.ts'
import { type ResendNews, useResendLoginOtp } from './use-resend-login-otp.ts'
import { useVerifyLoginOtp } from './use-verify-login-otp.ts'

export function LoginOtpPage() {
  const arrival = loginOtpArrivalOf(useLocation().state)
  return arrival ? <LoginOtp arrival={arrival} /> : <Navigate replace to={paths.login} />
}

function LoginOtp({ arrival }: { arrival: LoginOtpArrival }) {
  const t = useTexts(login)
  const { otpTitle } = useTexts(auth)
  const code = useLoginCode(arrival)
  const { from, phoneOrEmail, otpCode } = arrival
  const sameAgain: LoginArrival = { from, phoneOrEmail }
  const another: LoginArrival = { from }
  if (code.isOver) {
    return (
      <PublicLayout>
        <PageHeading title={otpTitle} />
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
      {otpCode ? <TestCode code={otpCode} /> : null}
      <LoginCodeForm code={code} />
      <div>
        <TextLink to={paths.login} state={another}>
          {t.otherAccount}
        </TextLink>
      </div>
    </PublicLayout>
  )
}

/** The server does not say which phone an ID belongs to. */
function SentTo({ identifier }: { identifier: string }) {
  const { otpSentTo } = useTexts(auth)
  const { codeSentToAccount } = useTexts(login)
  const { kind, value } = loginIdentifierKind(identifier)
  if (kind !== 'phone') return codeSentToAccount
  return (
    <>
      {otpSentTo}{' '}
      <span className="whitespace-nowrap">
        <Ltr>{formatPhone(phoneFromE164(value))}</Ltr>
      </span>
    </>
  )
}

function LoginCodeForm({ code }: { code: LoginCode }) {
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

type LoginCode = ReturnType<typeof useLoginCode>

/** The code of a sign-in: what was wrong with the last one, and the ways on. */
function useLoginCode(arrival: LoginOtpArrival) {
  const [problem, setProblem] = useState<OtpProblem | null>(null)
  const [isOver, setOver] = useState(false)
  const [news, setNews] = useState(0)

  const show = (found: OtpProblem | null) => {
    setProblem(found)
    setNews(count => count + 1)
  }
  const onOver = () => setOver(true)
  const [verify, isVerifying] = useVerifyLoginOtp(arrival, { onProblem: show, onOver })
  const resending = useResendLoginOtp(arrival, { onSent: () => show(null), onOver })
  const forgive = () => {
    if (problem?.kind !== 'expired') setProblem(null)
  }
  return {
    ...resending,
    problem,
    news,
    isOver,
    verify,
    isVerifying,
    forgive,
    expire: () => setProblem({ kind: 'expired' }),
    expiresAt: arrival.expiresAt,
    resendAt: arrival.resendAt ?? 0,
  }
}
