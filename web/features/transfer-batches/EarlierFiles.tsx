import { keepPreviousData } from '@tanstack/react-query'
import { useId } from 'react'
import type { TransferBatch, TransferBatchState } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListTransferBatches } from '#web/api/generated/transfer-batches.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { CursorList } from '#web/money/CursorList.tsx'
import { CursorLost, useFirstPageInstead } from '#web/money/Pager.tsx'
import { PaymentLink } from '#web/money/PaymentLink.tsx'
import { cursorParams, useAddress } from '#web/money/wallet-params.ts'
import { transferBatchPath } from '#web/paths.ts'
import { StatusBadge, type StatusTone } from '#web/ui/Badge.tsx'
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
  const { shortDate } = useFormats()
  return (
    <PaymentLink
      to={transferBatchPath(batchId)}
      title={fileName ?? t.pasted}
      amount={total.amount}
      state={<BatchStateBadge state={state} />}
    >
      {shortDate(createdAt)} · {t.count(count)}
    </PaymentLink>
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
