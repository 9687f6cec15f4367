import { useId, useState } from 'react'
import { MAX_RECEIPT_BYTES } from '#domain/money/annotations.ts'
import type { ReceiptList } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListReceipts } from '#web/api/generated/transactions.ts'
import { useMay } from '#web/api/use-may.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { UploadFailed } from '#web/layouts/UploadFailed.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { files } from '#web/messages/files.ts'
import { PlusIcon } from '#web/ui/icons.tsx'
import { ACCEPTED_FILES, FileButton } from '#web/ui/inputs/FileButton.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { OutcomeMessage } from '#web/ui/OutcomeMessage.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'
import { ReceiptRow } from './ReceiptRow.tsx'
import { receipts } from './receipts.messages.ts'
import { useUploadReceipt } from './use-upload-receipt.ts'

/** The files that the customer keeps with a transaction. */
export function TransactionReceipts({ referenceId }: { referenceId: string }) {
  const t = useTexts(receipts)
  const id = useId()
  const { data, error, refetch } = useListReceipts(referenceId)
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line pt-5">
      <h3 id={id} className="font-semibold">
        {t.title}
      </h3>
      {error && !data ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {error || data ? null : <RowsSkeleton count={1} />}
      {data ? <Loaded referenceId={referenceId} list={data} /> : null}
    </section>
  )
}

function Loaded({ referenceId, list: { items, max } }: { referenceId: string; list: ReceiptList }) {
  const t = useTexts(receipts)
  const { tooLarge } = useTexts(files)
  const mayAttach = useMay('uploadReceipt')
  const [isTooLarge, setTooLarge] = useState(false)
  const [deleted, setDeleted] = useState<object | null>(null)
  const { upload, tryAgain, isUploading, failed, forget } = useUploadReceipt(referenceId)
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
            <ReceiptRow
              key={receipt.receiptId}
              referenceId={referenceId}
              receipt={receipt}
              onDeleted={() => setDeleted({})}
            />
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
