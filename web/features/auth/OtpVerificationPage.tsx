import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { formatPhone, normalisePhone, phoneProblem } from '#domain/phone.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { CodeForm } from '#web/one-time-code/CodeForm.tsx'
import { ResendCode, ResendNotice } from '#web/one-time-code/ResendCode.tsx'
import { TestCode } from '#web/one-time-code/TestCode.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { otpVerification } from './otp-verification.messages.ts'
import { type OtpState, otpStateOf } from './sign-up-location-state.ts'
import { type SignUpCode, useSignUpCode } from './use-sign-up-code.ts'

/** The code of the alternative sign-up, for the phone number in the location state. */
export function OtpVerificationPage() {
  const { state } = useLocation()
  const phone = normalisePhone(String(state?.phoneNumber ?? ''))
  if (phoneProblem(phone) !== null) return <Navigate replace to={paths.login} />
  return <CodeFor phone={phone} arrivedWith={otpStateOf(state)} />
}

function CodeFor({ phone, arrivedWith }: { phone: string; arrivedWith: OtpState }) {
  const t = useTexts(otpVerification)
  const navigate = useNavigate()
  const code = useSignUpCode(phone, arrivedWith)
  return (
    <PublicLayout>
      <div className="grid gap-2">
        <PageHeading title={t.title} />
        <p className="text-muted">
          {t.sentTo} <Ltr>{formatPhone(phone)}</Ltr>
        </p>
      </div>
      <SignUpCodeForm code={code} />
      <BlockedDialog open={code.isBlocked} onClose={() => navigate(paths.login, { replace: true })} />
    </PublicLayout>
  )
}

function BlockedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(otpVerification)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.blockedTitle}
      description={t.blockedText}
      actions={<Button onClick={onClose}>{t.close}</Button>}
    />
  )
}

function SignUpCodeForm({ code }: { code: SignUpCode }) {
  const {
    testCode,
    problem,
    focusRequest,
    verify,
    isVerifying,
    clearProblem,
    resendAt,
    resend,
    isResending,
    resendResult,
  } = code
  return (
    <CodeForm
      problem={problem}
      focusRequest={focusRequest}
      testCode={testCode ? <TestCode code={testCode} /> : null}
      onEdit={clearProblem}
      onVerify={verify}
      isVerifying={isVerifying}
    >
      <ResendCode resendAt={resendAt} onResend={resend} isResending={isResending}>
        <ResendNotice result={resendResult} />
      </ResendCode>
    </CodeForm>
  )
}
