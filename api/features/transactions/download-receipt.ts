import { and, eq } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { receiptChunks } from '#api/kernel/db/schema/annotations.ts'
import { decryptChunk } from '#api/money/annotations/receipt-content.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { type ReceiptPlace, requireReceipt, type StoredReceipt } from './receipts.store.ts'

/** The name says nothing of what the customer's file was called, which nobody has stored. */
interface ReceiptFile {
  name: string
  body: ReadableStream<Uint8Array>
}

/**
 * The file, read from the database at the pace of the client. Deleted meanwhile it breaks off, so that nobody takes a part of it for the
 * whole. Throws `TRANSACTION_NOT_FOUND`, `RECEIPT_NOT_FOUND`.
 */
export async function downloadReceipt(
  deps: Deps,
  bearer: AccountBearer,
  place: ReceiptPlace,
  requestId: string,
): Promise<ReceiptFile> {
  const receipt = await requireReceipt(deps.db, bearer, place)
  return {
    name: `plink-receipt-${place.referenceId}-${receipt.slot}.${EXTENSIONS[receipt.mediaType]}`,
    body: contentOf(deps, receipt, requestId),
  }
}

const EXTENSIONS: Record<StoredReceipt['mediaType'], string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
}

function contentOf(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { referenceId, id, contentKey, sizeBytes }: StoredReceipt,
  requestId: string,
): ReadableStream<Uint8Array> {
  let number = 0
  let sent = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (sent === sizeBytes) return controller.close()
        try {
          const isNext = and(
            eq(receiptChunks.referenceId, referenceId),
            eq(receiptChunks.receiptId, id),
            eq(receiptChunks.number, number),
          )
          const [chunk] = await db.select().from(receiptChunks).where(isNext)
          if (!chunk) throw new Error('The receipt was deleted while it was read')
          const bytes = decryptChunk(chunk.content, contentKey, chunkPlace(referenceId, id, number))
          number += 1
          sent += bytes.byteLength
          controller.enqueue(bytes)
        } catch (err) {
          log.error(
            { err, requestId, operation: 'downloadReceipt' },
            'A download of a receipt failed. The customer can repeat it.',
          )
          controller.error(new Error('The file is broken off'))
        }
      },
    },
    { highWaterMark: 0 },
  )
}

/** What a piece is encrypted for. */
export const chunkPlace = (referenceId: string, receiptId: string, number: number): string =>
  `${referenceId} ${receiptId} ${number}`
