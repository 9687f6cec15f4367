import { type ReactNode, useState } from 'react'
import { MAX_BUSINESS_DOCUMENT_BYTES } from '#domain/constants.ts'
import type { BusinessDocumentKind } from '#web/api/generated/plinkAPI.schemas.ts'
import { UploadFailed } from '#web/layouts/UploadFailed.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { businessDocuments } from '#web/messages/business/business-documents.ts'
import { files } from '#web/messages/files.ts'
import { ACCEPTED_FILES, FileButton } from '#web/ui/inputs/FileButton.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useUploadBusinessDocument } from './use-upload-business-document.ts'

interface FileUploadProps {
  /** What the file is. */
  kind: BusinessDocumentKind
  label: string
  /** What screen readers call the button, if its label does not say enough. */
  name?: string
  icon?: ReactNode
  onStart: () => void
  onUploaded: () => void
}

/** A button that uploads a file as a document of this kind. What is wrong with a file stands above it. */
export function FileUpload({ kind, label, name, icon, onStart, onUploaded }: FileUploadProps) {
  const t = useTexts(businessDocuments)
  const { tooLarge } = useTexts(files)
  const [isTooLarge, setTooLarge] = useState(false)
  const { upload, tryAgain, isUploading, failed, forget } = useUploadBusinessDocument(onUploaded)
  const choose = (file: File) => {
    onStart()
    forget()
    setTooLarge(file.size > MAX_BUSINESS_DOCUMENT_BYTES)
    if (file.size <= MAX_BUSINESS_DOCUMENT_BYTES) upload(file, kind)
  }
  return (
    <>
      {isTooLarge ? (
        <Notice tone="danger" alert>
          {tooLarge}
        </Notice>
      ) : null}
      {failed ? (
        <UploadFailed failed={failed} busy={isUploading && t.uploading} onTryAgain={() => tryAgain(kind)} />
      ) : null}
      <div>
        <FileButton
          label={label}
          name={name}
          accept={ACCEPTED_FILES}
          icon={icon}
          busy={isUploading && t.uploading}
          variant="secondary"
          onFile={choose}
        />
      </div>
    </>
  )
}
