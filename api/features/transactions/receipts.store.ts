import { and, asc, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { Receipt } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type ReceiptRow, receipts } from '#api/kernel/db/schema/annotations.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { requireTransaction } from './transactions.store.ts'

/** The ids in the path of a receipt. */
export interface ReceiptPlace {
  referenceId: string
  receiptId: string
}

/** A completed receipt. Others are visible to nobody. */
export type StoredReceipt = ReceiptRow & { sizeBytes: number }

export const isAt = ({ referenceId, receiptId }: ReceiptPlace): SQL | undefined =>
  and(eq(receipts.referenceId, referenceId), eq(receipts.id, receiptId))

/** Returns the completed receipts, oldest first. */
export async function receiptsOf(db: Db, referenceId: string): Promise<StoredReceipt[]> {
  const isStored = and(eq(receipts.referenceId, referenceId), isNotNull(receipts.completedAt))
  const rows = await db.select().from(receipts).where(isStored).orderBy(asc(receipts.createdAt), asc(receipts.slot))
  return rows.map(({ sizeBytes, ...row }) => ({ ...row, sizeBytes: sizeBytes ?? 0 }))
}

/** Throws `TRANSACTION_NOT_FOUND`, also for another account's, and `RECEIPT_NOT_FOUND`. */
export async function requireReceipt(db: Db, { account }: AccountBearer, place: ReceiptPlace): Promise<StoredReceipt> {
  const { id: walletId } = await walletOf(db, account.id)
  await requireTransaction(db, walletId, place.referenceId)
  const receipt = (await receiptsOf(db, place.referenceId)).find(({ id }) => id === place.receiptId)
  if (!receipt) throw new PlinkError('RECEIPT_NOT_FOUND')
  return receipt
}

export const presentReceipt = ({ id, mediaType, sizeBytes, createdAt }: StoredReceipt): Receipt => ({
  receiptId: id,
  mediaType,
  sizeBytes,
  createdAt: createdAt.toISOString(),
})

/** The context that a piece is encrypted for, so that it cannot be moved to another place. */
export const chunkPlace =
  ({ referenceId, receiptId }: ReceiptPlace) =>
  (number: number): string =>
    `${referenceId} ${receiptId} ${number}`
