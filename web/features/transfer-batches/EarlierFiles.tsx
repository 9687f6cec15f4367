import { keepPreviousData } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { TransferBatch, TransferBatchState } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListTransferBatches } from '#web/api/generated/transfer-batches.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { CursorList } from '#web/money/CursorList.tsx'
import { CursorLost, useFirstPageInstead } from '#web/money/Pager.tsx'
import { cursorParams, useAddress } from '#web/money/wallet-params.ts'
import { transferBatchPath } from '#web/paths.ts'
import { StatusBadge, type StatusTone } from '#web/ui/Badge.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { transferBatches } from './transfer-batches.messages.ts'

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
  const list = useFirstPageInstead(
    useListTransferBatches(cursorParams(useAddress().params), {
      query: { ...LIVE, placeholderData: keepPreviousData },
    }),
  )
  return (
    <CursorList list={list} skeleton={<RowsSkeleton count={3} />} empty={<p className="text-muted">{t.noFiles}</p>}>
      {items => (
        <Rows>
          {items.map(batch => (
            <li key={batch.batchId}>
              <File batch={batch} />
            </li>
          ))}
        </Rows>
      )}
    </CursorList>
  )
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
