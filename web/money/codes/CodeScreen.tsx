import type { ReactNode } from 'react'
import { formatPhone, phoneFromE164 } from '#domain/phone.ts'
import { useMe } from '#web/api/use-me.ts'
import { BackLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { CodeExpiry, CodeForm } from '#web/one-time-code/CodeForm.tsx'
import { CodeTextsContext } from '#web/one-time-code/code-texts.ts'
import { ResendCode, ResendNotice } from '#web/one-time-code/ResendCode.tsx'
import { TestCode } from '#web/one-time-code/TestCode.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { LockoutDialog } from './LockoutDialog.tsx'
import type { useConfirmCode } from './use-confirm-code.ts'

/** A code that was sent. */
interface SentCode {
  /** When it ends, and when another can be asked for, in milliseconds since 1970. */
  expiresAt: number
  resendAt: number
  /** Sent back by a sandbox only, to be shown. */
  otpCode?: string
}

type CodeState = ReturnType<typeof useConfirmCode>

interface CodeScreenProps {
  sent: SentCode
  code: CodeState
  /** What is confirmed, as the heading. The usual title stands above it. */
  heading?: string
  /** The phone that the code went to, in local form. Default: that of the account. */
  sentTo?: string
  /** What the code is for, or more about it. */
  subject: ReactNode
  /** Where the back arrow leads. */
  back: { to: string; state?: unknown }
  /** In the place of the boxes, once no code helps any more. */
  over: ReactNode
  /** Stands below the code. */
  children?: ReactNode
}

/** Takes the code that something about the wallet waits for. */
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
            {/* Apart from the boxes, which begin anew with each code: a live region is read out only if it was there before. */}
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

/** Each code that is sent begins with empty boxes. */
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

/** The phone that the code goes to, as soon as it is known. */
function SentTo({ phone }: { phone: string | undefined }) {
  const t = useTexts(walletOtp)
  const { data: me } = useMe()
  const sentTo = phone ?? (me && phoneFromE164(me.phoneNumber))
  if (!sentTo) return <p className="text-muted">{t.sentToYou}</p>
  return (
    <p className="text-muted">
      {t.sentTo}{' '}
      <span className="whitespace-nowrap">
        <Ltr>{formatPhone(sentTo)}</Ltr>
      </span>
    </p>
  )
}
