import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { BusinessDocument } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { useFileSize } from '#web/lib/use-file-size.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'
import { businessDocuments } from '#web/messages/business/business-documents.ts'
import { files } from '#web/messages/files.ts'
import { Button } from '#web/ui/Button.tsx'
import { ActionError } from './errors.tsx'

interface BusinessDocumentRowProps {
  document: BusinessDocument
  read: () => Promise<Blob>
  /** More actions. They get the name that tells screen readers which document it is. */
  children?: (name: string) => ReactNode
}

/** A document that a business has uploaded, for its team and for our staff. */
export function BusinessDocumentRow({ document, read, children }: BusinessDocumentRowProps) {
  const t = useTexts(businessDocuments)
  const { types } = useTexts(files)
  const { dateTime } = useFormats()
  const { kind, mediaType, createdAt } = document
  const size = useFileSize(document.sizeBytes)
  const { download, isDownloading, error } = useDownload(document, read)
  const name = `${t.kinds[kind]} ${dateTime(createdAt)}`
  return (
    <li className="grid gap-1 p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-0.5">
          <h3 className="font-semibold">{t.kinds[kind]}</h3>
          <p className="text-sm text-muted">
            <bdi>{types[mediaType]}</bdi> · <bdi>{size}</bdi>
          </p>
          <p className="text-sm text-muted">{t.uploadedOn(dateTime(createdAt))}</p>
        </div>
        <span className="-ms-3 flex flex-wrap *:px-3!">
          <Button
            variant="quiet"
            aria-label={t.downloadOf(name)}
            busy={isDownloading && t.downloading}
            onClick={download}
          >
            {t.download}
          </Button>
          {children?.(name)}
        </span>
      </div>
      <ActionError error={error} />
    </li>
  )
}

/** Saves the document as it was uploaded. */
function useDownload({ kind, mediaType }: BusinessDocument, read: () => Promise<Blob>) {
  const { mutateAsync, error } = useMutation({
    retry: false,
    mutationFn: async () => {
      const extension = mediaType.split('/')[1]?.replace('jpeg', 'jpg') ?? ''
      saveFile(`plink-${kind.replaceAll('_', '-')}.${extension}`, await read())
    },
  })
  // The failure is in `error`.
  const [download, isDownloading] = useSingleFlight(async () => mutateAsync().catch(() => undefined))
  return { download, isDownloading, error }
}
