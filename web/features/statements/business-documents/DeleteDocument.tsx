import { useState } from 'react'
import type { BusinessDocument } from '#web/api/generated/plinkAPI.schemas.ts'
import { ActionError } from '#web/layouts/errors.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { businessDocuments } from '#web/messages/business/business-documents.ts'
import { common } from '#web/messages/common.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useDeleteBusinessDocument } from './use-delete-business-document.ts'

interface DeleteDocumentProps {
  document: BusinessDocument
  /** Tells screen readers which document. */
  name: string
  onDeleted: () => void
}

export function DeleteDocument({ document, name, onDeleted }: DeleteDocumentProps) {
  const t = useTexts(businessDocuments)
  const { close } = useTexts(common)
  const { kind, businessDocumentId } = document
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error } = useDeleteBusinessDocument(() => {
    setAsking(false)
    onDeleted()
  })
  return (
    <>
      <Button variant="quiet" aria-label={t.removeOf(name)} onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.removeTitle(t.kinds[kind])}
        description={t.removeText}
        actions={
          <>
            <Button variant="danger" busy={isPending && t.removing} onClick={() => mutate({ businessDocumentId })}>
              {t.remove}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {close}
            </Button>
          </>
        }
      >
        <ActionError error={error} />
      </Dialog>
    </>
  )
}
