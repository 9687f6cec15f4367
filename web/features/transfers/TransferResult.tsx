import type { TransferState } from '#web/api/generated/plinkAPI.schemas.ts'
import { useGetTransfer } from '#web/api/generated/transfers.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { transfer as flow } from '#web/messages/payments/transfer.ts'
import { transfers } from '#web/messages/payments/transfers.ts'
import { Source } from '#web/money/Source.tsx'
import { approvalsPath, paths, transferPath, transferReceiptPath, transferSchedulePath } from '#web/paths.ts'
import { AlertIcon, CheckIcon, ClockIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useSubject } from './TransferCode.tsx'

/** The result of a transfer that was just confirmed. The page follows the transfer while it is open. */
export function TransferResult({ transferId }: { transferId: string }) {
  const t = useTexts(flow)
  const { meanings, seeApproval } = useTexts(transfers)
  const subjectOf = useSubject()
  const { data: transfer, error, refetch } = useGetTransfer(transferId, { query: LIVE })
  if (!transfer) {
    return (
      <>
        <PageHeading title={t.title} />
        {error ? <LoadError error={error} onTryAgain={refetch} /> : <Skeleton className="h-64 w-full" />}
      </>
    )
  }
  const result = RESULT[transfer.state]
  const { Icon, look } = LOOK[result]
  return (
    <div className="grid max-w-lg grid-cols-1 justify-items-start gap-6">
      <span className={`grid size-14 place-items-center rounded-full ${look}`}>
        <Icon className="size-8" />
      </span>
      <div className="grid gap-2">
        <PageHeading title={transfer.changes && result === 'scheduled' ? t.scheduleChanged : t.resultTitles[result]} />
        <p className="font-semibold wrap-anywhere">{subjectOf(transfer)}</p>
        {transfer.subWallet ? (
          <p className="wrap-anywhere">
            <span className="text-muted">{`${t.from}: `}</span>
            <Source subWallet={transfer.subWallet} />
          </p>
        ) : null}
        <p role="status" className="text-muted">
          {meanings[transfer.state]}
        </p>
        {transfer.changes && result === 'waiting' ? <p className="text-muted">{t.untilApproved}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {result === 'waiting' ? <ButtonLink to={approvalsPath({ state: 'waiting' })}>{seeApproval}</ButtonLink> : null}
        {result === 'scheduled' ? (
          <ButtonLink to={transfer.scheduleId ? transferSchedulePath(transfer.scheduleId) : paths.transferSchedules}>
            {t.seeThisSchedule}
          </ButtonLink>
        ) : (
          <ButtonLink variant={result === 'waiting' ? 'secondary' : undefined} to={transferPath(transferId)}>
            {t.follow}
          </ButtonLink>
        )}
        {result === 'sent' || result === 'onItsWay' ? (
          <ButtonLink variant="secondary" to={transferReceiptPath(transferId)}>
            {t.receipt}
          </ButtonLink>
        ) : null}
        <TextLink to={paths.transfer}>{t.another}</TextLink>
      </div>
    </div>
  )
}

const LOOK = {
  sent: { Icon: CheckIcon, look: 'bg-success-soft text-success' },
  scheduled: { Icon: CheckIcon, look: 'bg-success-soft text-success' },
  waiting: { Icon: ClockIcon, look: 'bg-brand-soft text-brand' },
  onItsWay: { Icon: ClockIcon, look: 'bg-brand-soft text-brand' },
  ended: { Icon: AlertIcon, look: 'bg-danger-soft text-danger' },
} as const

const RESULT: Record<TransferState, keyof typeof LOOK> = {
  draft: 'onItsWay',
  held: 'onItsWay',
  submitting: 'onItsWay',
  unknown: 'onItsWay',
  submitted: 'onItsWay',
  pending: 'onItsWay',
  paid: 'sent',
  scheduled: 'scheduled',
  returned: 'ended',
  cancelled: 'ended',
  refused: 'ended',
  failed: 'ended',
  expired: 'ended',
  declined: 'ended',
  awaiting_approval: 'waiting',
}
