import { useState } from 'react'
import type { Receipt } from '#web/api/generated/plinkAPI.schemas.ts'
import { ActionError } from '#web/layouts/errors.tsx'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { useFileSize } from '#web/lib/use-file-size.ts'
import { common } from '#web/messages/common.ts'
import { files } from '#web/messages/files.ts'
import { receipts } from '#web/messages/payments/receipts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import type { ReceiptPlace } from './receipt-place.ts'
import { useDeleteReceipt } from './use-delete-receipt.ts'
import { useDownloadReceipt } from './use-download-receipt.ts'

interface ReceiptRowProps {
  place: ReceiptPlace
  receipt: Receipt
  onDeleted: () => void
}

/** The names of the buttons tell screen readers which receipt they belong to. */
export function ReceiptRow({ place, receipt, onDeleted }: ReceiptRowProps) {
  const t = useTexts(receipts)
  const { dateTime } = useFormats()
  const { types } = useTexts(files)
  const size = useFileSize(receipt.sizeBytes)
  const { download, isDownloading, error } = useDownloadReceipt(place, receipt)
  const [isAsking, setAsking] = useState(false)
  const name = `${types[receipt.mediaType]} ${dateTime(receipt.createdAt)}`
  return (
    <li className="grid gap-1 py-2.5">
      <span className="grid">
        <span>
          <bdi>{types[receipt.mediaType]}</bdi> · <bdi>{size}</bdi>
        </span>
        <span className="text-sm text-muted">{dateTime(receipt.createdAt)}</span>
      </span>
      <span className="-ms-3 flex flex-wrap *:px-3!">
        <Button
          variant="quiet"
          aria-label={t.downloadOf(name)}
          busy={isDownloading && t.downloading}
          onClick={download}
        >
          {t.download}
        </Button>
        <IfAllowed operation="deleteReceipt">
          <Button variant="quiet" aria-label={t.removeOf(name)} onClick={() => setAsking(true)}>
            {t.remove}
          </Button>
        </IfAllowed>
      </span>
      <ActionError error={error} />
      <DeleteDialog
        open={isAsking}
        place={place}
        receiptId={receipt.receiptId}
        onClose={() => setAsking(false)}
        onDeleted={onDeleted}
      />
    </li>
  )
}

interface DeleteDialogProps {
  open: boolean
  place: ReceiptPlace
  receiptId: string
  onClose: () => void
  onDeleted: () => void
}

function DeleteDialog({ open, place, receiptId, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTexts(receipts)
  const { close } = useTexts(common)
  const { remove, isPending, error } = useDeleteReceipt(place, () => {
    onClose()
    onDeleted()
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.removeTitle}
      description={t.removeText}
      actions={
        <>
          <Button variant="danger" busy={isPending && t.removing} onClick={() => remove(receiptId)}>
            {t.remove}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {close}
          </Button>
        </>
      }
    >
      <ActionError error={error} />
    </Dialog>
  )
}
