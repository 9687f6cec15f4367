import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import type { TransferBatch, TransferBatchRow } from '#web/api/generated/plinkAPI.schemas.ts'
import type { CreateTransferBatchMutationError } from '#web/api/generated/transfer-batches.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'
import { transferBatchPath } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { transferBatches } from './transfer-batches.messages.ts'
import { useCreateTransferBatch } from './use-create-transfer-batch.ts'

/** Prepares the unpaid rows of a file again, after a question. Uploading the same file would not, because it would be the same batch. */
export function SendAgain({ batch, rows }: { batch: TransferBatch; rows: readonly TransferBatchRow[] }) {
  const { batchId, fileName, subWallet } = batch
  const t = useTexts(transferBatches)
  const navigate = useNavigate()
  const errorText = useErrorText()
  const [isAsked, setAsked] = useState(false)
  const [error, setError] = useState<CreateTransferBatchMutationError | null>(null)
  const create = useCreateTransferBatch({
    onBatch: next => navigate(transferBatchPath(next.batch.batchId)),
    onRefused: setError,
  })
  const [prepare, isPreparing] = useSingleFlight(async () => {
    setError(null)
    const source = { ...(fileName && { fileName }), ...(subWallet && { subWallet }) }
    await create({ csv: csvOf(rows), ...source, repeatOf: batchId })
  })
  return (
    <div>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {t.again}
      </Button>
      <Dialog
        open={isAsked}
        onClose={isPreparing ? undefined : () => setAsked(false)}
        title={t.againTitle}
        description={<p>{t.againText}</p>}
        actions={
          <>
            <Button busy={isPreparing && t.preparing} onClick={prepare}>
              {t.againConfirm}
            </Button>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              {t.notNow}
            </Button>
          </>
        }
      >
        {error ? (
          <Notice tone="danger" alert>
            {errorText(error)}
          </Notice>
        ) : null}
      </Dialog>
    </div>
  )
}

/** The rows as a file. */
function csvOf(rows: readonly TransferBatchRow[]): string {
  const lines = rows.map(({ destination, amount, purpose, note = '' }) =>
    [destination.iban, riyals(amount.amount), purpose, `"${note.replaceAll('"', '""')}"`].join(','),
  )
  return ['iban,amount,purpose,note', ...lines].join('\n')
}

const riyals = (halalas: number) => `${Math.floor(halalas / 100)}.${String(halalas % 100).padStart(2, '0')}`
