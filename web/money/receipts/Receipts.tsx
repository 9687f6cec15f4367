import { useState } from 'react'
import { MAX_RECEIPT_BYTES } from '#domain/money/annotations.ts'
import type { ReceiptList } from '#web/api/generated/plinkAPI.schemas.ts'
import { useMay } from '#web/api/use-may.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { UploadFailed } from '#web/layouts/UploadFailed.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { files } from '#web/messages/files.ts'
import { receipts } from '#web/messages/payments/receipts.ts'
import { PlusIcon } from '#web/ui/icons.tsx'
import { ACCEPTED_FILES, FileButton } from '#web/ui/inputs/FileButton.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { OutcomeMessage } from '#web/ui/OutcomeMessage.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'
import { ReceiptRow } from './ReceiptRow.tsx'
import { type ReceiptPlace, useReceiptList } from './receipt-place.ts'
import { useUploadReceipt } from './use-upload-receipt.ts'

/** The files that the team keeps with a transaction or payment, below the heading of the caller. */
export function Receipts({ place }: { place: ReceiptPlace }) {
  const { data, error, refetch } = useReceiptList(place)
  if (data) return <Loaded place={place} list={data} />
  return error ? <LoadError error={error} onTryAgain={refetch} /> : <RowsSkeleton count={1} />
}

function Loaded({ place, list: { items, max } }: { place: ReceiptPlace; list: ReceiptList }) {
  const t = useTexts(receipts)
  const { tooLarge } = useTexts(files)
  const mayAttach = useMay('uploadReceipt')
  const [isTooLarge, setTooLarge] = useState(false)
  const [deleted, setDeleted] = useState<object | null>(null)
  const { upload, tryAgain, isUploading, failed, forget } = useUploadReceipt(place)
  const choose = (file: File) => {
    setDeleted(null)
    forget()
    setTooLarge(file.size > MAX_RECEIPT_BYTES)
    if (file.size <= MAX_RECEIPT_BYTES) upload(file)
  }
  return (
    <>
      <OutcomeMessage outcome={deleted}>{deleted ? t.removed : null}</OutcomeMessage>
      {items.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {items.map(receipt => (
            <ReceiptRow key={receipt.receiptId} place={place} receipt={receipt} onDeleted={() => setDeleted({})} />
          ))}
        </ul>
      ) : null}
      {isTooLarge ? (
        <Notice tone="danger" alert>
          {tooLarge}
        </Notice>
      ) : null}
      {failed ? <UploadFailed failed={failed} busy={isUploading && t.attaching} onTryAgain={tryAgain} /> : null}
      {items.length === 0 && !mayAttach ? <p className="text-sm text-muted">{t.none}</p> : null}
      {items.length < max && mayAttach ? (
        <div className="grid justify-items-start gap-2">
          <FileButton
            label={t.attach}
            accept={ACCEPTED_FILES}
            icon={<PlusIcon className="size-5" />}
            busy={isUploading && t.attaching}
            variant="secondary"
            onFile={choose}
          />
          <p className="text-sm text-muted">{t.help(max)}</p>
        </div>
      ) : null}
    </>
  )
}
