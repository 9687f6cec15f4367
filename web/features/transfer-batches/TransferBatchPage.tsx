import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { TRANSFER_PURPOSE_LABELS } from '#domain/money/transfer-labels.ts'
import { useErrorText } from '#web/api/error-text.ts'
import type {
  TransferBatch,
  TransferBatchDetails,
  TransferBatchRow,
  TransferCause,
} from '#web/api/generated/plinkAPI.schemas.ts'
import { type GetTransferBatchQueryError, useGetTransferBatch } from '#web/api/generated/transfer-batches.ts'
import { useIsMine } from '#web/api/use-me.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { BackLink, ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/payments/transfers.ts'
import { Iban } from '#web/money/Iban.tsx'
import { TransferStateBadge } from '#web/money/TransferStateBadge.tsx'
import { useStepText } from '#web/money/use-step-text.ts'
import { approvalsPath, paths, transferPath } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { FirstRows } from '#web/ui/Rows.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { BatchCode } from './BatchCode.tsx'
import { sentCodeIn } from './batch-code.ts'
import { BatchStateBadge } from './EarlierFiles.tsx'
import { SendAgain } from './SendAgain.tsx'
import { transferBatches } from './transfer-batches.messages.ts'
import { useCancelTransferBatch } from './use-cancel-transfer-batch.ts'
import { useSendTransferBatchCode } from './use-send-transfer-batch-code.ts'

/** A file of transfers: its rows, the screen of its code, and the results. The page follows the rows while it is open. */
export function TransferBatchPage() {
  const t = useTexts(transferBatches)
  const { batchId = '' } = useParams()
  const { data, error, refetch } = useGetTransferBatch(batchId, { query: LIVE })
  const sentCode = sentCodeIn(useLocation().state)
  if (data && sentCode && data.batch.state === 'draft') return <BatchCode batch={data.batch} sent={sentCode} />
  if (data) return <Details key={batchId} details={data} />
  return (
    <>
      <PageHeading title={t.title} />
      {error ? <NotShown error={error} onTryAgain={refetch} /> : <Skeleton className="h-64 w-full" />}
    </>
  )
}

function NotShown({ error, onTryAgain }: { error: GetTransferBatchQueryError; onTryAgain: () => void }) {
  const t = useTexts(transferBatches)
  const { code } = error.body
  if (code !== 'TRANSFER_BATCH_NOT_FOUND' && code !== 'VALIDATION_ERROR') {
    return <LoadError error={error} onTryAgain={onTryAgain} />
  }
  return (
    <Notice tone="warning" alert title={t.notFound}>
      <p>{t.notFoundText}</p>
      <TextLink to={paths.transferFile}>{t.toFiles}</TextLink>
    </Notice>
  )
}

/** The number of rows that are shown at first. */
const FIRST = 20

function Details({ details: { batch, rows } }: { details: TransferBatchDetails }) {
  const t = useTexts(transferBatches)
  const { money, number } = useFormats()
  const { madeBy: byLabel, seeApproval } = useTexts(transfers)
  const nameOf = useName()
  const { state, fileName, count, sent, refused, total, madeBy } = batch
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <div className="grid gap-6">
        <BackLink to={paths.transferFile} />
        <div className="grid justify-items-start gap-2">
          <PageHeading title={fileName ?? t.pasted}>
            <bdi>{fileName ?? t.pasted}</bdi>
          </PageHeading>
          <dl className="flex flex-wrap gap-x-10 gap-y-3 py-2">
            <Figure name={t.payments}>{number(count)}</Figure>
            <Figure name={t.sum}>
              <Ltr>{money(total.amount)}</Ltr>
            </Figure>
          </dl>
          {madeBy?.name ? (
            <p className="text-muted">
              {byLabel}: <bdi>{nameOf(madeBy.name, madeBy.nameArabic)}</bdi>
            </p>
          ) : null}
          {/* Always rendered, so that a change of state is announced. */}
          <div role="status" className="grid justify-items-start gap-2">
            <BatchStateBadge state={state} />
            <p>{t.meanings[state]}</p>
            {state === 'sending' ? <p className="text-muted">{t.progress(sent, count)}</p> : null}
          </div>
        </div>
      </div>
      {refused > 0 ? <Notice tone="warning">{t.refused(refused)}</Notice> : null}
      {state === 'awaiting_approval' ? (
        <div>
          <ButtonLink to={approvalsPath({ state: 'waiting' })}>{seeApproval}</ButtonLink>
        </div>
      ) : null}
      {state === 'draft' ? <DraftOf batch={batch} /> : null}
      {state === 'sent' ? <SendAgain batch={batch} rows={rows} /> : null}
      {rows.length > 0 ? (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-lg font-semibold">{t.rows}</h2>
          <FirstRows count={FIRST}>
            {rows.map(row => (
              <Row key={row.line} row={row} />
            ))}
          </FirstRows>
        </section>
      ) : null}
    </div>
  )
}

/** The key figures of the file, large enough that nobody confirms a wrong number. */
function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-2xl font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}

/** The possible actions for a draft, for the person who uploaded it. Others see whose it is. */
function DraftOf({ batch }: { batch: TransferBatch }) {
  const t = useTexts(transferBatches)
  const isMine = useIsMine()
  return (
    <IfAllowed operation="confirmTransferBatch">
      {isMine(batch.madeBy) ? <DraftActions batch={batch} /> : <Notice>{t.draftOfOther}</Notice>}
    </IfAllowed>
  )
}

/** The possible actions for a draft: to continue to its code, or to discard it. */
function DraftActions({ batch: { batchId } }: { batch: TransferBatch }) {
  const t = useTexts(transferBatches)
  const errorText = useErrorText()
  const code = useSendTransferBatchCode(batchId)
  const cancellation = useCancelTransferBatch(batchId)
  const error = code.error ?? cancellation.error
  return (
    <>
      {error ? (
        <Notice tone="danger" alert>
          {errorText(error)}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button busy={code.isPending && t.sendingCode} onClick={code.send}>
          {t.confirm}
        </Button>
        <Button variant="secondary" busy={cancellation.isPending && t.cancelling} onClick={cancellation.cancel}>
          {t.cancel}
        </Button>
      </div>
    </>
  )
}

function Row({
  row: { line, destination, amount, purpose, note, transferId, state, cause },
}: {
  row: TransferBatchRow
}) {
  const t = useTexts(transferBatches)
  const stepText = useStepText<TransferCause>(useTexts(transfers).causes)
  const purposes = useTexts(TRANSFER_PURPOSE_LABELS)
  const { money } = useFormats()
  const nameOf = useName()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-4">
      <span className="grid min-w-0 flex-1 basis-40 gap-0.5 wrap-anywhere">
        <bdi className="font-semibold">{nameOf(destination.name, destination.nameArabic)}</bdi>
        <span className="text-sm text-muted">{destination.iban ? <Iban iban={destination.iban} /> : null}</span>
        <span className="text-sm text-muted">
          <span>{`${t.line(line)} · ${purposes[purpose]}`}</span>
          {note ? (
            <span>
              {' · '}
              <bdi>{note}</bdi>
            </span>
          ) : null}
        </span>
        {state === 'refused' && cause ? <span className="text-sm">{stepText({ cause })}</span> : null}
      </span>
      <span className="ms-auto grid justify-items-end gap-1">
        <span className="font-semibold">
          <Ltr>{money(amount.amount)}</Ltr>
        </span>
        {state ? <TransferStateBadge state={state} /> : null}
        {transferId ? <TextLink to={transferPath(transferId)}>{t.details}</TextLink> : null}
      </span>
    </li>
  )
}
