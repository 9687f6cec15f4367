import { and, asc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { Receipt } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type ReceiptRow, receipts } from '#api/kernel/db/schema/annotations.ts'
import { type TransferRow, transfers } from '#api/kernel/db/schema/transfers.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { paymentNumberOf } from '#api/money/transfers/present-transfer.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { requireTransaction } from './transactions.store.ts'

/** What the path of a receipt names: a transaction, or a transfer or bill payment. */
export type ReceiptOwner = { referenceId: string } | { paymentId: string }

/** The ids in the path of a receipt. */
export type ReceiptPlace = ReceiptOwner & { receiptId: string }

/** A transaction or a payment of the caller. A transaction that took the money of a payment has the payment's receipts, and the other way round. */
export interface ReceiptSubject {
  /** The place of new receipts. */
  referenceId: string
  paymentId: string | null
  /** The `reference_id` of all its receipts. */
  references: string[]
  /** The number for people in the name of a file. */
  number: string
}

/** A completed receipt. Others are visible to nobody. */
export type StoredReceipt = ReceiptRow & { sizeBytes: number }

export const isAt = ({ referenceId, id }: Pick<ReceiptRow, 'referenceId' | 'id'>): SQL | undefined =>
  and(eq(receipts.referenceId, referenceId), eq(receipts.id, id))

/** Throws `WALLET_NOT_FOUND`, and `TRANSACTION_NOT_FOUND` or `PAYMENT_NOT_FOUND`, also for another account's. */
export async function requireSubject(db: Db, { account }: AccountBearer, owner: ReceiptOwner): Promise<ReceiptSubject> {
  const { id: walletId } = await walletOf(db, account.id)
  if ('paymentId' in owner) {
    const payment = await paymentWhere(db, walletId, eq(transfers.id, owner.paymentId))
    if (!payment) throw new PlinkError('PAYMENT_NOT_FOUND')
    return subjectOf(db, payment)
  }
  const { referenceId } = await requireTransaction(db, walletId, owner.referenceId)
  const payment = await paymentWhere(db, walletId, eq(transfers.transactionRef, referenceId))
  return payment
    ? subjectOf(db, payment)
    : { referenceId, paymentId: null, references: [referenceId], number: referenceId }
}

const PAYMENT = {
  id: transfers.id,
  walletId: transfers.walletId,
  transactionRef: transfers.transactionRef,
  referenceId: transfers.referenceId,
  billerCode: transfers.billerCode,
  billNumber: transfers.billNumber,
}
type Payment = Pick<TransferRow, keyof typeof PAYMENT>

async function paymentWhere(db: Db, walletId: string, isIt: SQL): Promise<Payment | undefined> {
  const [payment] = await db
    .select(PAYMENT)
    .from(transfers)
    .where(and(isIt, eq(transfers.walletId, walletId)))
  return payment
}

async function subjectOf(db: Db, payment: Payment): Promise<ReceiptSubject> {
  const { id, transactionRef } = payment
  const references = new Set([id, ...(transactionRef ? [transactionRef] : []), ...(await unpaidOfBill(db, payment))])
  return { referenceId: id, paymentId: id, references: [...references], number: paymentNumberOf(payment) ?? id }
}

/**
 * Returns the ids of the payments of the bill that have not paid it. Their receipts belong to each payment of the bill, so that an invoice is not lost
 * when the bill is prepared again.
 */
async function unpaidOfBill(db: Db, { walletId, billerCode, billNumber }: Payment): Promise<string[]> {
  if (billerCode === null || billNumber === null) return []
  const isOfBill = and(
    eq(transfers.walletId, walletId),
    eq(transfers.billNumber, billNumber),
    eq(transfers.billerCode, billerCode),
    inArray(transfers.state, ['draft', 'expired', 'cancelled', 'declined', 'refused', 'failed']),
  )
  const rows = await db.select({ id: transfers.id }).from(transfers).where(isOfBill)
  return rows.map(({ id }) => id)
}

/** Returns the completed receipts, oldest first. */
export async function receiptsOf(db: Db, { references }: Pick<ReceiptSubject, 'references'>): Promise<StoredReceipt[]> {
  const isStored = and(inArray(receipts.referenceId, references), isNotNull(receipts.completedAt))
  const rows = await db.select().from(receipts).where(isStored).orderBy(asc(receipts.createdAt), asc(receipts.slot))
  return rows.map(({ sizeBytes, ...row }) => ({ ...row, sizeBytes: sizeBytes ?? 0 }))
}

/** Throws the errors of `requireSubject`, and `RECEIPT_NOT_FOUND`. */
export async function requireReceipt(
  db: Db,
  bearer: AccountBearer,
  place: ReceiptPlace,
): Promise<{ receipt: StoredReceipt; subject: ReceiptSubject }> {
  const subject = await requireSubject(db, bearer, place)
  const receipt = (await receiptsOf(db, subject)).find(({ id }) => id === place.receiptId)
  if (!receipt) throw new PlinkError('RECEIPT_NOT_FOUND')
  return { receipt, subject }
}

export const presentReceipt = ({ id, mediaType, sizeBytes, createdAt }: StoredReceipt): Receipt => ({
  receiptId: id,
  mediaType,
  sizeBytes,
  createdAt: createdAt.toISOString(),
})

/** The context that a piece is encrypted for, so that it cannot be moved to another place. */
export const chunkPlace =
  ({ referenceId, id }: Pick<ReceiptRow, 'referenceId' | 'id'>) =>
  (number: number): string =>
    `${referenceId} ${id} ${number}`
