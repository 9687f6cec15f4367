import type { ReadTransferFileRequest, TransferFile } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { MAX_TRANSFER_FILE_BYTES } from '#domain/constants.ts'
import { cleanIban } from '#domain/money/iban.ts'
import { checkPayees } from './check-payees.ts'
import { readTransferUpload } from './read-transfer-upload.ts'

/** Reads a file and returns its rows with everything that is wrong with them. Stores nothing. Throws `TRANSFER_FILE_INVALID`. */
export async function readTransferFile(
  deps: Deps,
  { account }: SessionBearer,
  { content }: ReadTransferFileRequest,
): Promise<TransferFile> {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length > MAX_TRANSFER_FILE_BYTES) throw new PlinkError('TRANSFER_FILE_INVALID', { reason: 'too_large' })
  const { format, ...file } = await readTransferUpload(bytes)
  const { problems, payees } = await checkPayees(deps.db, deps, account.id, file)
  const rows = Array.from(file.texts, ([line, texts]) => {
    const payee = payees.get(cleanIban(texts.iban))
    return { line, ...texts, ...(payee && { payee: payee.name }) }
  })
  return { format, rows, problems }
}
