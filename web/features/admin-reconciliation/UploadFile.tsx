import { useRef } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { adminReconciliation } from '#web/messages/admin-reconciliation.ts'
import type { ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useImportReconciliationFile } from './use-import-reconciliation-file.ts'

/** Opens the browser's choice of a file. The same file may be chosen again after it was refused. */
export function UploadFile({ onOutcome }: { onOutcome: (notice: ActionOutcome) => void }) {
  const t = useTexts(adminReconciliation)
  const input = useRef<HTMLInputElement>(null)
  const { upload, isImporting } = useImportReconciliationFile(onOutcome)
  return (
    <>
      <Button busy={isImporting && t.uploading} onClick={() => input.current?.click()}>
        {t.upload}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".xml,.csv,text/xml,application/xml,text/csv"
        aria-label={t.upload}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) upload(file)
        }}
      />
    </>
  )
}
