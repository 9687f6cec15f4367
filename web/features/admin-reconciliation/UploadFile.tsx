import { useTexts } from '#web/lib/locale.tsx'
import type { ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { FileButton } from '#web/ui/inputs/FileButton.tsx'
import { adminReconciliation } from './admin-reconciliation.messages.ts'
import { useImportReconciliationFile } from './use-import-reconciliation-file.ts'

/** Imports a daily file of the bank or of the card provider. */
export function UploadFile({ onOutcome }: { onOutcome: (notice: ActionOutcome) => void }) {
  const t = useTexts(adminReconciliation)
  const { upload, isImporting } = useImportReconciliationFile(onOutcome)
  return (
    <FileButton
      label={t.upload}
      accept=".xml,.csv,text/xml,application/xml,text/csv"
      busy={isImporting && t.uploading}
      onFile={upload}
    />
  )
}
