import { useId, useState } from 'react'
import type { BusinessDocumentKind } from '#web/api/generated/plinkAPI.schemas.ts'
import { BUSINESS_DOCUMENT_KINDS } from '#web/layouts/business-document-kinds.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { businessDocuments } from '#web/messages/business/business-documents.ts'
import { PlusIcon } from '#web/ui/icons.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { FileUpload } from './FileUpload.tsx'

interface UploadDocumentProps {
  max: number
  onStart: () => void
  onUploaded: () => void
}

/** Asks what a document is, and uploads its file. */
export function UploadDocument({ max, onStart, onUploaded }: UploadDocumentProps) {
  const t = useTexts(businessDocuments)
  const [kind, setKind] = useState<BusinessDocumentKind>('commercial_registration')
  const id = useId()
  return (
    <div className="grid max-w-lg gap-4">
      <Field id={id} label={t.kind} help={t.kindHelp(max)}>
        {control => (
          <Select
            {...control}
            value={kind}
            onValueChange={value => setKind(BUSINESS_DOCUMENT_KINDS.find(each => each === value) ?? kind)}
            options={BUSINESS_DOCUMENT_KINDS.map(value => ({ value, label: t.kinds[value] }))}
          />
        )}
      </Field>
      <FileUpload
        kind={kind}
        label={t.upload}
        icon={<PlusIcon className="size-5" />}
        onStart={onStart}
        onUploaded={onUploaded}
      />
    </div>
  )
}
