import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatPhone, phoneFromE164 } from '#domain/phone.ts'
import { useErrorText } from '#web/api/error-text.ts'
import type { ApiError } from '#web/api/fetcher.ts'
import { useMe } from '#web/api/use-me.ts'
import { BackLink, TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { CodeExpiry, CodeForm, TestCode } from '#web/one-time-code/CodeForm.tsx'
import { CodeTextsContext } from '#web/one-time-code/code-texts.ts'
import { ResendCode, ResendNotice } from '#web/one-time-code/ResendCode.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { LimitReachedDialog } from '../sub-wallets/LimitReachedDialog.tsx'
import { LockoutDialog } from './LockoutDialog.tsx'
import type { PendingAction } from './pending-action.ts'
import { type ConfirmEvents, useConfirmWalletAction } from './use-confirm-wallet-action.ts'

interface ConfirmActionProps extends ConfirmEvents {
  pending: PendingAction
  /** What the code is for, in words. */
  subject: string
  /** Where the back arrow leads. */
  back: { to: string; state?: unknown }
  /** Where the change can be asked for anew. */
  startAt: string
  /** Stands below the code. */
  children?: ReactNode
}

/** Takes the code that a change of the wallet waits for, whatever the change. */
export function ConfirmAction({ pending, subject, back, startAt, children, ...events }: ConfirmActionProps) {
  const t = useTexts(walletOtp)
  const code = useConfirmWalletAction(pending, events)
  return (
    <CodeTextsContext value={walletOtp}>
      <div className="grid max-w-lg grid-cols-1 gap-6">
        <BackLink {...back} />
        <div className="grid gap-2">
          <PageHeading title={t.title} />
          <SentTo />
        </div>
        <p className="rounded-md border border-line bg-surface px-4 py-3 font-semibold wrap-anywhere">{subject}</p>
        {code.over ? (
          <ActionOver error={code.over} startAt={startAt} />
        ) : (
          <>
            {pending.otpCode ? <TestCode code={pending.otpCode} /> : null}
            {/* Apart from the boxes, which begin anew with each code: a live region is read out only if it was there before. */}
            <div role="status" className="empty:hidden">
              <ResendNotice result={code.resendResult} />
            </div>
            <ActionCode key={code.codesSent} pending={pending} code={code} />
            {children}
          </>
        )}
      </div>
      <LockoutDialog until={code.lockedUntil} onEnd={code.unlock} />
    </CodeTextsContext>
  )
}

/** Each code that is sent begins with empty boxes. */
function ActionCode({ pending, code }: { pending: PendingAction; code: ReturnType<typeof useConfirmWalletAction> }) {
  const { problem, focusRequest, verify, isVerifying, clearProblem, expire, resend, isResending } = code
  const isExpired = problem?.kind === 'expired'
  return (
    <CodeForm
      problem={problem}
      focusRequest={focusRequest}
      note={isExpired ? null : <CodeExpiry until={pending.expiresAt} onEnd={expire} />}
      onEdit={clearProblem}
      onVerify={verify}
      isVerifying={isVerifying}
      untilComplete
    >
      <ResendCode resendAt={pending.resendAt} onResend={resend} isResending={isResending}>
        {null}
      </ResendCode>
    </CodeForm>
  )
}

/** The phone that the code goes to, as soon as it is known. */
function SentTo() {
  const t = useTexts(walletOtp)
  const { data: me } = useMe()
  if (!me) return <p className="text-muted">{t.sentToYou}</p>
  return (
    <p className="text-muted">
      {t.sentTo}{' '}
      <span className="whitespace-nowrap">
        <Ltr>{formatPhone(phoneFromE164(me.phoneNumber))}</Ltr>
      </span>
    </p>
  )
}

/** Why this change cannot be made any more, and the way on. */
function ActionOver({ error, startAt }: { error: ApiError; startAt: string }) {
  const t = useTexts(walletOtp)
  const errorText = useErrorText()
  const navigate = useNavigate()
  if (error.body.code === 'SUB_WALLET_LIMIT_REACHED') {
    return <LimitReachedDialog open onClose={() => navigate(startAt, { replace: true })} />
  }
  return (
    <Notice tone="warning" alert title={errorText(error)}>
      <TextLink to={startAt}>{error.body.code === 'WALLET_STATUS_UNCHANGED' ? t.backToWallet : t.startAgain}</TextLink>
    </Notice>
  )
}
