import { and, eq } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { receiptChunks } from '#api/kernel/db/schema/annotations.ts'
import { EXTENSIONS } from '#api/kernel/files/file-content.ts'
import { readFile } from '#api/kernel/files/read-file.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { chunkPlace, type ReceiptPlace, requireReceipt } from './receipts.store.ts'

/** The name does not tell the name of the customer's file, which is not stored. */
interface ReceiptFile {
  name: string
  body: ReadableStream<Uint8Array>
}

/** Throws `TRANSACTION_NOT_FOUND`, `PAYMENT_NOT_FOUND`, `RECEIPT_NOT_FOUND`. */
export async function downloadReceipt(
  deps: Deps,
  bearer: AccountBearer,
  place: ReceiptPlace,
  requestId: string,
): Promise<ReceiptFile> {
  const { receipt, subject } = await requireReceipt(deps.db, bearer, place)
  const { slot, mediaType, contentKey, sizeBytes } = receipt
  const ofReceipt = and(eq(receiptChunks.referenceId, receipt.referenceId), eq(receiptChunks.receiptId, receipt.id))
  const readChunk = async (number: number) => {
    const [chunk] = await deps.db
      .select()
      .from(receiptChunks)
      .where(and(ofReceipt, eq(receiptChunks.number, number)))
    return chunk?.content
  }
  const file = { contentKey, sizeBytes, readChunk, chunkPlace: chunkPlace(receipt), requestId }
  return {
    name: `plink-receipt-${subject.number}-${slot}.${EXTENSIONS[mediaType]}`,
    body: readFile(deps, { ...file, operation: 'downloadReceipt' }),
  }
}
