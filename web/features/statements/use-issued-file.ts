import { useMutation } from '@tanstack/react-query'
import type { IssuedDocument } from '#web/api/generated/plinkAPI.schemas.ts'
import {
  useGetIssuedDocumentPdf,
  useGetStatementCamt,
  useGetStatementCsv,
  useGetStatementSwift,
  useGetStatementXlsx,
} from '#web/api/generated/statements.ts'
import type { Locale } from '#web/lib/locale.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'

export const FORMATS = ['pdf', 'xlsx', 'csv', 'camt053', 'mt940'] as const
export type Format = (typeof FORMATS)[number]

export const isFormat = (value: string | null): value is Format => FORMATS.some(format => format === value)

/** The names of formats, which are the same in every language. */
export const FORMAT_NAMES: Record<Format, string> = {
  pdf: 'PDF',
  xlsx: 'XLSX',
  csv: 'CSV',
  camt053: 'CAMT.053',
  mt940: 'MT940',
}

export interface WantedFile {
  /** The id of the file on the page. */
  id: string
  issue: () => Promise<IssuedDocument>
  format: Format
  locale: Locale
}

/** Issues a document and saves it as a file. Issuing it again returns the same document. */
export function useIssuedFile() {
  const save = useSaveDocument()
  const { mutateAsync, data, error, variables } = useMutation({
    retry: false,
    mutationFn: async ({ issue, format, locale }: WantedFile) => {
      const document = await issue()
      await save(document, format, locale)
      return document
    },
  })
  // The failure is in `error`.
  const [download, isDownloading] = useSingleFlight(async (file: WantedFile) => {
    await mutateAsync(file).catch(() => undefined)
  })
  return { download, isDownloading, issued: data, error, id: variables?.id }
}

export type IssuedFile = ReturnType<typeof useIssuedFile>

function useSaveDocument() {
  const { mutateAsync: getPdf } = useGetIssuedDocumentPdf()
  const { mutateAsync: getCsv } = useGetStatementCsv()
  const { mutateAsync: getXlsx } = useGetStatementXlsx()
  const { mutateAsync: getCamt } = useGetStatementCamt()
  const { mutateAsync: getMt940 } = useGetStatementSwift()
  return async ({ documentId, kind, from = '', to = '', code }: IssuedDocument, format: Format, locale: Locale) => {
    const name = ['plink', kind.replaceAll('_', '-'), from, to, code].filter(Boolean).join('-')
    const params = { locale }
    switch (format) {
      case 'pdf':
        return saveFile(`${name}.pdf`, await getPdf({ documentId, params }))
      case 'xlsx':
        return saveFile(`${name}.xlsx`, await getXlsx({ documentId, params }))
      case 'csv':
        return saveFile(`${name}.csv`, new Blob([await getCsv({ documentId, params })], { type: 'text/csv' }))
      case 'camt053':
        return saveFile(`${name}.xml`, new Blob([await getCamt({ documentId })], { type: 'application/xml' }))
      case 'mt940':
        return saveFile(`${name}.sta`, await getMt940({ documentId }))
    }
  }
}
