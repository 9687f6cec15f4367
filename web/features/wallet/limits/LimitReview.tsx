import type { ReactNode } from 'react'
import type { LimitSet } from '#web/api/generated/plinkAPI.schemas.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { BackLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { walletOtp } from '#web/messages/wallet/wallet-otp.ts'
import type { PendingAction } from '#web/money/codes/pending-action.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { CloseLink } from '../actions/ActionDone.tsx'
import { CreateProblem } from '../actions/CreateProblem.tsx'
import { useCreateWalletAction } from '../actions/use-create-wallet-action.ts'
import { AllowedRange, LimitUsageSkeleton, NoLimit } from './LimitPanel.tsx'
import { type LimitDraft, limitRequest } from './limit-draft.ts'
import { limitWarnings } from './limit-warnings.ts'
import { limits } from './limits.messages.ts'
import { useLimit, useLimitSubject } from './use-limit.ts'

interface LimitReviewProps {
  draft: LimitDraft
  /** Whether the limit is taken away. */
  removes: boolean
  /** The location state of the screen that the back arrow opens. */
  back: unknown
  onCreated: (pending: PendingAction, set: LimitSet) => void
  onOutOfRange: () => void
}

/** The current limit beside the new one, before a code is sent for it. */
export function LimitReview({ draft, removes, back, onCreated, onOutOfRange }: LimitReviewProps) {
  const t = useTexts(limits)
  const { codeFirst, confirm, sendingCode } = useTexts(walletOtp)
  const request = limitRequest(draft, removes)
  const { create, isCreating, ...problem } = useCreateWalletAction({
    onCreated: pending => request && onCreated(pending, request),
    onRefused: ({ body }) => body.code === 'LIMIT_OUT_OF_RANGE' && onOutOfRange(),
  })
  return (
    <div className="grid max-w-lg grid-cols-1 gap-6">
      <BackLink to={paths.limits} state={back} />
      <div className="grid gap-2">
        <PageHeading title={removes ? t.removalTitle : t.reviewTitle} />
        <p className="text-muted">{codeFirst}</p>
      </div>
      <CreateProblem problem={problem} />
      <Figures draft={draft} next={request?.limit ?? null} />
      {request?.limit ? <Warnings draft={draft} next={request.limit.amount} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button busy={isCreating && sendingCode} onClick={() => request && create(request)}>
          {confirm}
        </Button>
        <CloseLink to={paths.wallet} />
      </div>
    </div>
  )
}

/** Warns before the code is sent if the new limit may have unintended effects. */
function Warnings({ draft, next }: { draft: LimitDraft; next: number }) {
  const t = useTexts(limits)
  const { money } = useFormats()
  const subject = useLimitSubject()
  const { limit, other } = useLimit(draft)
  if (!limit) return null
  const texts = t.warnings[draft.period]
  const otherLimit = money(other?.limit?.amount ?? 0)
  return limitWarnings(next, draft.period, { current: limit, other }).map(warning => (
    <Notice key={warning} tone="warning">
      {warning === 'zero' ? (
        <p>{draft.scope === 'overall' ? t.zero : t.zeroOf(subject(draft.transactionType))}</p>
      ) : null}
      {warning === 'used' ? <p>{texts.used(money(limit.used.amount))}</p> : null}
      {warning === 'above_monthly' || warning === 'below_daily' ? <p>{texts.other(otherLimit)}</p> : null}
    </Notice>
  ))
}

/** @param next null for no limit */
function Figures({ draft, next }: { draft: LimitDraft; next: LimitSet['limit'] }) {
  const t = useTexts(limits)
  const { money } = useFormats()
  const subject = useLimitSubject()
  const { limit, applying, error, refetch } = useLimit(draft)
  const labels = t.period[draft.period]
  if (error) return <LoadError error={error} onTryAgain={refetch} />
  if (!limit) return <LimitUsageSkeleton />
  return (
    <dl className="divide-y divide-line rounded-lg border border-line bg-surface">
      <Row label={t.appliesTo}>{subject(draft.scope === 'specific' ? draft.transactionType : '')}</Row>
      <Row label={labels.current}>{limit.limit ? <Ltr>{money(limit.limit.amount)}</Ltr> : t.noLimit}</Row>
      <Row label={labels.next}>
        <strong className="font-semibold">{next ? <Ltr>{money(next.amount)}</Ltr> : t.noLimit}</strong>
        {next ? null : <NoLimit overall={applying} />}
      </Row>
      {next ? (
        <Row label={t.allowedRange}>
          <AllowedRange range={limit.range} />
        </Row>
      ) : null}
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 p-4">
      <dt className="text-muted">{label}</dt>
      <dd className="ms-auto text-end">{children}</dd>
    </div>
  )
}
