import { useNavigate } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import type { TransferBatch } from '#web/api/generated/plinkAPI.schemas.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { CodeScreen } from '#web/money/codes/CodeScreen.tsx'
import { paths, transferBatchPath } from '#web/paths.ts'
import { Notice } from '#web/ui/Notice.tsx'
import type { SentBatchCode } from './batch-code.ts'
import { transferBatches } from './transfer-batches.messages.ts'
import { useConfirmTransferBatch } from './use-confirm-transfer-batch.ts'

/** Asks for the code of a batch, which covers all rows. */
export function BatchCode({ batch, sent }: { batch: TransferBatch; sent: SentBatchCode }) {
  const { batchId, fileName, count, total } = batch
  const t = useTexts(transferBatches)
  const { money } = useFormats()
  const navigate = useNavigate()
  const errorText = useErrorText()
  const here = transferBatchPath(batchId)
  const code = useConfirmTransferBatch(batchId, sent, {
    onSent: next => navigate(here, { replace: true, state: { sent: next } }),
    onDone: () => navigate(here, { replace: true }),
  })
  return (
    <CodeScreen
      sent={sent}
      code={code}
      heading={t.confirmSubject(t.count(count), money(total.amount))}
      subject={fileName ? <bdi>{fileName}</bdi> : null}
      back={{ to: here }}
      over={
        code.over ? (
          <Notice tone="warning" alert title={errorText(code.over)}>
            <TextLink to={paths.transferFile}>{t.toFiles}</TextLink>
          </Notice>
        ) : null
      }
    />
  )
}
