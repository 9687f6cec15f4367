import { and, eq, isNull, sum } from 'drizzle-orm'
import type { Receipt } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type ReceiptRow, receiptChunks, receipts } from '#api/kernel/db/schema/annotations.ts'
import { type FilePlace, type UploadedBody, uploadFile } from '#api/kernel/files/upload-file.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { lockOwner } from '#api/money/annotations/annotations.store.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { MAX_RECEIPT_BYTES, MAX_RECEIPTS_BYTES, MAX_RECEIPTS_PER_TRANSACTION } from '#domain/money/annotations.ts'
import {
  chunkPlace,
  isAt,
  presentReceipt,
  type ReceiptPlace,
  type ReceiptSubject,
  receiptsOf,
  requireSubject,
} from './receipts.store.ts'

/**
 * Stores a file as it arrives, one at a time for an account. An upload that is repeated with the same id returns the stored one.
 * @throws PlinkError `TRANSACTION_NOT_FOUND`, `PAYMENT_NOT_FOUND`, `RECEIPT_TYPE_UNSUPPORTED`, `RECEIPT_TOO_LARGE`, `RECEIPT_LIMIT_REACHED`,
 * `RECEIPT_STORAGE_FULL`, `RATE_LIMITED`
 */
export async function uploadReceipt(
  { db, clock }: Deps,
  bearer: AccountBearer,
  place: ReceiptPlace,
  body: UploadedBody,
): Promise<Receipt> {
  const { receiptId } = place
  const subject = await requireSubject(db, bearer, place)
  const earlier = (await receiptsOf(db, subject)).find(({ id }) => id === receiptId)
  if (earlier) return presentReceipt(earlier)
  return uploadFile({ db, clock }, filePlace(clock, bearer.account.id, { subject, receiptId }), body)
}

interface NewPlace {
  subject: ReceiptSubject
  receiptId: string
}

function filePlace(clock: Deps['clock'], accountId: string, { subject, receiptId }: NewPlace): FilePlace<Receipt> {
  const { referenceId } = subject
  const place = { referenceId, id: receiptId }
  const createdAt = clock()
  // Another upload with the same id may have replaced this one.
  const isThis = and(isAt(place), eq(receipts.createdAt, createdAt), isNull(receipts.completedAt))
  return {
    turn: { kind: 'receipt upload', subject: accountId },
    maxBytes: MAX_RECEIPT_BYTES,
    tooLarge: () => new PlinkError('RECEIPT_TOO_LARGE'),
    unsupported: () => new PlinkError('RECEIPT_TYPE_UNSUPPORTED'),
    chunkPlace: chunkPlace(place),
    begin: (tx, { declaredBytes, ...file }) =>
      insertUpload(tx, accountId, { subject, id: receiptId, ...file, createdAt }, declaredBytes),
    lock: async tx => (await tx.select({ id: receipts.id }).from(receipts).where(isThis).for('key share')).length > 0,
    addChunk: async (tx, number, content) => {
      await tx.insert(receiptChunks).values({ referenceId, receiptId, number, content })
    },
    complete: async (tx, sizeBytes) => {
      const { id: walletId } = await lockOwner(tx, accountId)
      await requireSpace(tx, walletId, sizeBytes)
      const [row] = await tx.update(receipts).set({ sizeBytes, completedAt: clock() }).where(isThis).returning()
      return row && presentReceipt({ ...row, sizeBytes })
    },
    discard: async db => {
      await db.delete(receipts).where(isThis)
    },
  }
}

type NewReceipt = { subject: ReceiptSubject } & Pick<ReceiptRow, 'id' | 'mediaType' | 'contentKey' | 'createdAt'>

/** Stores the row that the content belongs to, and replaces uploads that were broken off. */
async function insertUpload(
  tx: Db,
  accountId: string,
  { subject, ...row }: NewReceipt,
  declaredBytes: number,
): Promise<void> {
  const { referenceId, paymentId } = subject
  const { id: walletId } = await lockOwner(tx, accountId)
  await tx.delete(receipts).where(and(eq(receipts.walletId, walletId), isNull(receipts.completedAt)))
  const stored = await receiptsOf(tx, subject)
  const usedSlots = new Set(stored.map(({ slot }) => slot))
  const slots = Array.from({ length: MAX_RECEIPTS_PER_TRANSACTION }, (_, index) => index + 1)
  const slot = slots.find(each => !usedSlots.has(each))
  // The receipts of two payments of a bill may have the same slots.
  if (slot === undefined || stored.length >= MAX_RECEIPTS_PER_TRANSACTION) throw new PlinkError('RECEIPT_LIMIT_REACHED')
  await requireSpace(tx, walletId, declaredBytes)
  await tx.insert(receipts).values({ ...row, referenceId, paymentId, walletId, slot })
}

/** Throws `RECEIPT_STORAGE_FULL`. */
async function requireSpace(tx: Db, walletId: string, neededBytes: number): Promise<void> {
  const [usage] = await tx
    .select({ bytes: sum(receipts.sizeBytes).mapWith(Number) })
    .from(receipts)
    .where(eq(receipts.walletId, walletId))
  if ((usage?.bytes ?? 0) + neededBytes > MAX_RECEIPTS_BYTES) throw new PlinkError('RECEIPT_STORAGE_FULL')
}
