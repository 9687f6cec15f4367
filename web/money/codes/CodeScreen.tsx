import type { ReactNode } from 'react'
import { formatPhone } from '#domain/phone.ts'
import { useMe } from '#web/api/use-me.ts'
import { BackLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { walletOtp } from '#web/messages/wallet/wallet-otp.ts'
import { CodeExpiry, CodeForm } from '#web/one-time-code/CodeForm.tsx'
import { CodeTextsContext } from '#web/one-time-code/code-texts.ts'
import { ResendCode, ResendNotice } from '#web/one-time-code/ResendCode.tsx'
import { TestCode } from '#web/one-time-code/TestCode.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { MaskedPhone } from '#web/ui/MaskedPhone.tsx'
import { LockoutDialog } from './LockoutDialog.tsx'
import type { useConfirmCode } from './use-confirm-code.ts'

/** A code that was sent. */
interface SentCode {
  /** When the code expires and when another one can be requested, in milliseconds since 1970. */
  expiresAt: number
  resendAt: number
  /** The code to show. Only a sandbox returns it. */
  otpCode?: string
}

type CodeState = ReturnType<typeof useConfirmCode>

interface CodeScreenProps {
  sent: SentCode
  code: CodeState
  /** The action to confirm, as the heading. The usual title is above it. */
  heading?: string
  /** The new phone number to which the code was sent, in local form. Default: that of the account, which is masked. */
  sentTo?: string
  /** The purpose of the code, or details about it. */
  subject: ReactNode
  /** The target of the back arrow. */
  back: { to: string; state?: unknown }
  /** Replaces the boxes once no code can help any more. */
  over: ReactNode
  /** The content below the code. */
  children?: ReactNode
}

/** Asks for the code that a change or payment waits for. */
export function CodeScreen({ sent, code, heading, sentTo, subject, back, over, children }: CodeScreenProps) {
  const t = useTexts(walletOtp)
  return (
    <CodeTextsContext value={walletOtp}>
      <div className="grid max-w-lg grid-cols-1 gap-6">
        <BackLink {...back} />
        <div className="grid gap-2">
          {heading === undefined ? null : <p className="text-sm text-muted">{t.title}</p>}
          <PageHeading title={heading ?? (over ? t.overTitle : t.title)} />
          {over ? null : <SentTo phone={sentTo} />}
        </div>
        {subject === null ? null : (
          <p className="rounded-md border border-line bg-surface px-4 py-3 font-semibold wrap-anywhere">{subject}</p>
        )}
        {over ?? (
          <>
            {/* The region is outside the boxes, which are mounted again with each code. A live region is read out only if it was there before. */}
            <div role="status" className="empty:hidden">
              <ResendNotice result={code.resendResult} />
            </div>
            <Boxes key={code.codesSent} sent={sent} code={code} />
            {children}
          </>
        )}
      </div>
      <LockoutDialog until={code.lockedUntil} onEnd={code.unlock} />
    </CodeTextsContext>
  )
}

/** Each new code starts with empty boxes. */
function Boxes({ sent, code }: { sent: SentCode; code: CodeState }) {
  const { problem, focusRequest, verify, isVerifying, clearProblem, expire, resend, isResending } = code
  const isExpired = problem?.kind === 'expired'
  return (
    <CodeForm
      problem={problem}
      focusRequest={focusRequest}
      testCode={sent.otpCode ? <TestCode code={sent.otpCode} label="walletTestCode" /> : null}
      note={isExpired ? null : <CodeExpiry until={sent.expiresAt} onEnd={expire} />}
      onEdit={clearProblem}
      onVerify={verify}
      isVerifying={isVerifying}
      untilComplete
    >
      <ResendCode resendAt={sent.resendAt} onResend={resend} isResending={isResending}>
        {null}
      </ResendCode>
    </CodeForm>
  )
}

/** The phone number to which the code was sent, as soon as it is known. */
function SentTo({ phone }: { phone: string | undefined }) {
  const t = useTexts(walletOtp)
  const { data: me } = useMe()
  const ofAccount = me ? <MaskedPhone number={me.phoneNumber} /> : null
  const number = phone ? <Ltr>{formatPhone(phone)}</Ltr> : ofAccount
  if (!number) return <p className="text-muted">{t.sentToYou}</p>
  return (
    <p className="text-muted">
      {t.sentTo} <span className="whitespace-nowrap">{number}</span>
    </p>
  )
}
