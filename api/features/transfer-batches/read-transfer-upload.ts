import { isWorkbook, readWorkbook } from '#api/kernel/files/read-workbook.ts'
import { WorkbookError } from '#api/kernel/files/workbook-error.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { isWagesFile, readWagesFile } from './read-wages-file.ts'
import { readTransferSheet, readTransferTable, type TransferFile } from './transfer-table.ts'

/** The content says which format a file has. Its name does not. */
export type TransferFileFormat = 'xlsx' | 'wps' | 'csv'

export interface ReadUpload extends TransferFile {
  format: TransferFileFormat
}

/** Reads the bytes of a workbook, a wages file or a text table. Throws `TRANSFER_FILE_INVALID`. */
export async function readTransferUpload(bytes: Buffer): Promise<ReadUpload> {
  if (isWorkbook(bytes)) return { format: 'xlsx', ...(await readSheetOf(bytes)) }
  const text = decodeText(bytes)
  return isWagesFile(text) ? { format: 'wps', ...readWagesFile(text) } : { format: 'csv', ...readTransferTable(text) }
}

async function readSheetOf(bytes: Buffer): Promise<TransferFile> {
  try {
    return readTransferSheet(await readWorkbook(bytes))
  } catch (cause) {
    if (!(cause instanceof WorkbookError)) throw cause
    const { problem, cell } = cause
    throw new PlinkError('TRANSFER_FILE_INVALID', { reason: problem, ...(cell && { cell }) })
  }
}

const UTF_16_MARK = Buffer.from([0xff, 0xfe])

/**
 * Decodes a text as spreadsheets save it: UTF-8, the UTF-16 of Excel's "Unicode text", or else the code page of Arabic Windows, in which Excel saves
 * CSV there.
 */
export function decodeText(bytes: Buffer): string {
  if (bytes.subarray(0, 2).equals(UTF_16_MARK)) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}
