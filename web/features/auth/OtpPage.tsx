import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { latestOpenStep } from '#domain/onboarding.ts'
import { formatPhone } from '#domain/phone.ts'
import { TextLink } from '#web/layouts/TextLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { auth } from '#web/messages/auth.ts'
import { TestCode } from '#web/one-time-code/TestCode.tsx'
import { paths } from '#web/paths.ts'
import { setAnswer, useOnboarding } from '#web/sign-up/onboarding-state.ts'
import { SignUpStep } from '#web/sign-up/SignUpStep.tsx'
import { stepPath } from '#web/sign-up/step-path.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { AlreadyRegisteredDialog } from './AlreadyRegisteredDialog.tsx'
import { CodeEntry } from './CodeEntry.tsx'
import { lockedCode, pendingCode } from './code-sent.ts'
import { LockedNotice } from './LockedNotice.tsx'
import { otpArrivalOf } from './otp-arrival.ts'

export function OtpPage() {
  const t = useTexts(auth)
  const { data } = useOnboarding()
  const [isRegistered, setRegistered] = useState(false)
  const { otpCode } = otpArrivalOf(useLocation().state)
  const { phone = '', businessType = 'freelancer' } = data
  const asked = { phone, businessType }
  const sent = pendingCode(data)
  // A code works once: another tab, or this one before Back was pressed, has used it.
  if (data.otpVerified && !sent) return <Navigate replace to={stepPath(latestOpenStep(data))} />

  return (
    <SignUpStep step="otp" title={t.otpTitle} lead={sent?.lockedUntil ? null : <Lead phone={phone} isSent={!!sent} />}>
      {sent?.lockedUntil ? (
        <LockedNotice until={sent.lockedUntil} onEnd={() => setAnswer('codeSent', undefined)} />
      ) : (
        <>
          {otpCode && sent ? <TestCode code={otpCode} /> : null}
          <CodeEntry
            asked={asked}
            sent={sent}
            onLocked={seconds => setAnswer('codeSent', lockedCode(asked, sent, seconds, Date.now()))}
            onRegistered={() => setRegistered(true)}
          />
        </>
      )}
      <div>
        <TextLink to={paths.phone}>{t.changeNumber}</TextLink>
      </div>
      <AlreadyRegisteredDialog open={isRegistered} onClose={() => setRegistered(false)} />
    </SignUpStep>
  )
}

function Lead({ phone, isSent }: { phone: string; isSent: boolean }) {
  const t = useTexts(auth)
  return (
    <>
      {isSent ? t.otpSentTo : t.otpAskFor}{' '}
      <span className="whitespace-nowrap">
        <Ltr>{formatPhone(phone)}</Ltr>
      </span>
    </>
  )
}
