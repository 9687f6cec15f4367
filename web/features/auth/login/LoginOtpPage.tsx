import { Navigate, useLocation } from 'react-router-dom'
import { loginIdentifierKind } from '#domain/login-identifier.ts'
import { formatPhone, phoneFromE164 } from '#domain/phone.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { TextLink } from '#web/layouts/TextLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { auth } from '#web/messages/auth.ts'
import { login } from '#web/messages/login.ts'
import { TestCode } from '#web/one-time-code/TestCode.tsx'
import { paths } from '#web/paths.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { type LoginArrival, type LoginOtpArrival, loginOtpArrivalOf } from './arrivals.ts'
import { LoginCodeForm } from './LoginCodeForm.tsx'
import { useLoginCode } from './use-login-code.ts'

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
