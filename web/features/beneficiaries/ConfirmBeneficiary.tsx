import { formatIban } from '#domain/iban.ts'
import { formatPhone, phoneFromE164 } from '#domain/phone.ts'
import { useErrorText } from '#web/api/error-text.ts'
import { useMe } from '#web/api/use-me.ts'
import { BackLink, TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { beneficiaries } from '#web/messages/beneficiaries.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { CodeExpiry, CodeForm } from '#web/one-time-code/CodeForm.tsx'
import { CodeTextsContext } from '#web/one-time-code/code-texts.ts'
import { ResendCode, ResendNotice } from '#web/one-time-code/ResendCode.tsx'
import { TestCode } from '#web/one-time-code/TestCode.tsx'
import { paths } from '#web/paths.ts'
import { Countdown } from '#web/ui/Countdown.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { BeneficiaryStep, PayeeDraft, PendingBeneficiary } from './beneficiary-step.ts'
import { type ConfirmEvents, useConfirmBeneficiary } from './use-confirm-beneficiary.ts'

interface ConfirmBeneficiaryProps extends ConfirmEvents {
  draft: PayeeDraft
  pending: PendingBeneficiary
}

/** Takes the code of a new beneficiary. */
export function ConfirmBeneficiary({ draft, pending, ...events }: ConfirmBeneficiaryProps) {
  const t = useTexts(walletOtp)
  const { change, startAgain, lockedUntil } = useTexts(beneficiaries)
  const errorText = useErrorText()
  const code = useConfirmBeneficiary(pending, events)
  const toForm = { to: paths.beneficiaries, state: { screen: 'add', draft } satisfies BeneficiaryStep }
  return (
    <CodeTextsContext value={walletOtp}>
      <div className="grid max-w-lg grid-cols-1 gap-6">
        <BackLink {...toForm} />
        <div className="grid gap-2">
          <PageHeading title={t.title} />
          <SentTo />
        </div>
        <p className="grid rounded-md border border-line bg-surface px-4 py-3 wrap-anywhere">
          <bdi className="font-semibold">{draft.name}</bdi>
          <Ltr>{formatIban(draft.iban)}</Ltr>
        </p>
        {code.over ? (
          <Notice tone="warning" alert title={errorText(code.over)}>
            <TextLink {...toForm}>{startAgain}</TextLink>
          </Notice>
        ) : null}
        {code.lockedUntil === null ? null : (
          <Notice tone="danger" alert>
            {lockedUntil} <Countdown until={code.lockedUntil} onEnd={code.unlock} />
          </Notice>
        )}
        {code.over || code.lockedUntil !== null ? null : (
          <>
            {pending.otpCode ? <TestCode code={pending.otpCode} label="walletTestCode" /> : null}
            <div role="status" className="empty:hidden">
              <ResendNotice result={code.resendResult} />
            </div>
            <Code key={code.codesSent} pending={pending} code={code} />
            <div>
              <TextLink {...toForm}>{change}</TextLink>
            </div>
          </>
        )}
      </div>
    </CodeTextsContext>
  )
}

/** Each code that is sent begins with empty boxes. */
function Code({ pending, code }: { pending: PendingBeneficiary; code: ReturnType<typeof useConfirmBeneficiary> }) {
  const { problem, focusRequest, verify, isVerifying, clearProblem, expire, resend, isResending } = code
  return (
    <CodeForm
      problem={problem}
      focusRequest={focusRequest}
      note={problem?.kind === 'expired' ? null : <CodeExpiry until={pending.expiresAt} onEnd={expire} />}
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
