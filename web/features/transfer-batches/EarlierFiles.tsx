import { keepPreviousData } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { TransferBatch, TransferBatchState } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListTransferBatches } from '#web/api/generated/transfer-batches.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { useFocusOnPageChange } from '#web/lib/use-focus-on-page-change.ts'
import { transferBatches } from '#web/messages/transfer-batches.ts'
import { CursorLost, Pager, useFirstPageInstead } from '#web/money/Pager.tsx'
import { WalletFailed } from '#web/money/WalletFailed.tsx'
import { cursorParams, useAddress } from '#web/money/wallet-params.ts'
import { transferBatchPath } from '#web/paths.ts'
import { StatusBadge, type StatusTone } from '#web/ui/Badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'

/** The files so far, newest first. The page of the list is in the URL. */
export function EarlierFiles() {
  const t = useTexts(transferBatches)
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="text-lg font-semibold">
        {t.filesTitle}
      </h2>
      <CursorLost />
      <Files />
    </section>
  )
}

function Files() {
  const t = useTexts(transferBatches)
  const { data, error, isPlaceholderData, refetch } = useFileList()
  const results = useFocusOnPageChange(isPlaceholderData ? undefined : data?.page)
  if (error && !data) return <WalletFailed error={error} onTryAgain={refetch} />
  if (!data) return <RowsSkeleton count={3} />
  if (data.items.length === 0) return <p className="text-muted">{t.noFiles}</p>
  return (
    <div
      ref={results}
      tabIndex={-1}
      aria-busy={isPlaceholderData}
      className={classNames('grid scroll-mt-6 grid-cols-1 gap-4', isPlaceholderData && 'opacity-60')}
    >
      <Rows>
        {data.items.map(batch => (
          <li key={batch.batchId}>
            <File batch={batch} />
          </li>
        ))}
      </Rows>
      <Pager {...data} isPending={isPlaceholderData} />
    </div>
  )
}

/** The page of files that the address names. The last one stays until it is there. */
function useFileList() {
  const wanted = cursorParams(useAddress().params)
  const list = useListTransferBatches(wanted, { query: { ...LIVE, placeholderData: keepPreviousData } })
  const isLost = wanted.cursor !== undefined && list.error?.body.code === 'CURSOR_INVALID'
  useFirstPageInstead(isLost)
  return isLost ? { ...list, error: null } : list
}

function File({ batch: { batchId, fileName, state, count, total, createdAt } }: { batch: TransferBatch }) {
  const t = useTexts(transferBatches)
  const { money, dateTime } = useFormats()
  return (
    <Link
      to={transferBatchPath(batchId)}
      className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-4 hover:bg-raised"
    >
      <span className="grid min-w-0 flex-1 basis-40 gap-0.5 wrap-anywhere">
        <bdi className="font-semibold">{fileName ?? t.pasted}</bdi>
        <span className="text-sm text-muted">
          {t.count(count)} · {dateTime(createdAt)}
        </span>
      </span>
      <span className="grid justify-items-end gap-1">
        <span className="font-semibold">
          <Ltr>{money(total.amount)}</Ltr>
        </span>
        <BatchStateBadge state={state} />
      </span>
    </Link>
  )
}

const TONE: Record<TransferBatchState, StatusTone> = {
  draft: 'waiting',
  awaiting_approval: 'waiting',
  sending: 'waiting',
  sent: 'success',
  declined: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
}

export function BatchStateBadge({ state }: { state: TransferBatchState }) {
  return <StatusBadge tone={TONE[state]}>{useTexts(transferBatches).states[state]}</StatusBadge>
}
