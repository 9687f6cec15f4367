import { useId, useState } from 'react'
import { MAX_BUSINESS_DOCUMENT_BYTES } from '#domain/constants.ts'
import type { BusinessDocumentKind } from '#web/api/generated/plinkAPI.schemas.ts'
import { UploadFailed } from '#web/layouts/UploadFailed.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { businessDocuments } from '#web/messages/business/business-documents.ts'
import { files } from '#web/messages/files.ts'
import { PlusIcon } from '#web/ui/icons.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { ACCEPTED_FILES, FileButton } from '#web/ui/inputs/FileButton.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useUploadBusinessDocument } from './use-upload-business-document.ts'

const KINDS: BusinessDocumentKind[] = [
  'commercial_registration',
  'articles_of_association',
  'authorization_letter',
  'vat_certificate',
  'national_address',
  'other',
]

interface UploadDocumentProps {
  max: number
  onStart: () => void
  onUploaded: () => void
}

/** Asks what a document is, and uploads its file. */
export function UploadDocument({ max, onStart, onUploaded }: UploadDocumentProps) {
  const t = useTexts(businessDocuments)
  const { tooLarge } = useTexts(files)
  const [kind, setKind] = useState<BusinessDocumentKind>('commercial_registration')
  const [isTooLarge, setTooLarge] = useState(false)
  const { upload, tryAgain, isUploading, failed, forget } = useUploadBusinessDocument(onUploaded)
  const id = useId()
  const choose = (file: File) => {
    onStart()
    forget()
    setTooLarge(file.size > MAX_BUSINESS_DOCUMENT_BYTES)
    if (file.size <= MAX_BUSINESS_DOCUMENT_BYTES) upload(file, kind)
  }
  return (
    <div className="grid max-w-lg gap-4">
      <Field id={id} label={t.kind} help={t.kindHelp(max)}>
        {control => (
          <Select
            {...control}
            value={kind}
            onValueChange={value => setKind(KINDS.find(each => each === value) ?? kind)}
            options={KINDS.map(value => ({ value, label: t.kinds[value] }))}
          />
        )}
      </Field>
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
          label={t.upload}
          accept={ACCEPTED_FILES}
          icon={<PlusIcon className="size-5" />}
          busy={isUploading && t.uploading}
          variant="secondary"
          onFile={choose}
        />
      </div>
    </div>
  )
}
