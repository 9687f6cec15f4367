import { and, eq, isNull, type SQL, sum } from 'drizzle-orm'
import type { Receipt } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type Lease, takeLease } from '#api/kernel/db/lease.ts'
import { receiptChunks, receipts } from '#api/kernel/db/schema/annotations.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { lockOwner } from '#api/money/annotations/annotations.store.ts'
import { chunksOf, encryptChunk, mediaTypeOf, newContentKey } from '#api/money/annotations/receipt-content.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { MAX_RECEIPT_BYTES, MAX_RECEIPTS_BYTES, MAX_RECEIPTS_PER_TRANSACTION } from '#domain/money/annotations.ts'
import { chunkPlace } from './download-receipt.ts'
import { isAt, presentReceipt, type ReceiptPlace, receiptsOf } from './receipts.store.ts'
import { requireTransaction } from './transactions.store.ts'

/** A client that sends nothing for so long may be gone. */
const LEASE_SECONDS = 30
const RETRY_AFTER_SECONDS = 5

export interface UploadedBody {
  stream: ReadableStream<Uint8Array> | null
  /** Of Content-Length. Undefined for a body that comes in pieces. */
  declaredBytes: number | undefined
}

/**
 * Stores a file as it arrives, one at a time for an account. Nobody sees it before it is whole. An upload that is repeated with the same id
 * returns what is stored.
 * @throws PlinkError `TRANSACTION_NOT_FOUND`, `RECEIPT_TYPE_UNSUPPORTED`, `RECEIPT_TOO_LARGE`, `RECEIPT_LIMIT_REACHED`,
 * `RECEIPT_STORAGE_FULL`, `RATE_LIMITED`
 */
export async function uploadReceipt(
  { db, clock }: Deps,
  { account }: AccountBearer,
  place: ReceiptPlace,
  body: UploadedBody,
): Promise<Receipt> {
  const { id: walletId } = await walletOf(db, account.id)
  await requireTransaction(db, walletId, place.referenceId)
  const earlier = (await receiptsOf(db, place.referenceId)).find(({ id }) => id === place.receiptId)
  if (earlier) return presentReceipt(earlier)
  if (body.declaredBytes !== undefined && body.declaredBytes > MAX_RECEIPT_BYTES)
    throw new PlinkError('RECEIPT_TOO_LARGE')
  const lease = await takeLease(db, { kind: 'receipt upload', subject: account.id }, LEASE_SECONDS, clock())
  if (!lease) throw uploadRunning()
  try {
    return await store({ db, clock, lease, accountId: account.id, place }, body)
  } finally {
    await lease.end()
  }
}

const uploadRunning = () =>
  new PlinkError('RATE_LIMITED', { reason: 'upload_running', retryAfterSeconds: RETRY_AFTER_SECONDS })

interface Upload extends Pick<Deps, 'db' | 'clock'> {
  lease: Lease
  accountId: string
  place: ReceiptPlace
}

async function store(upload: Upload, { stream, declaredBytes = 0 }: UploadedBody): Promise<Receipt> {
  const { db, place } = upload
  const chunks = readChunks(stream)
  const first = await chunks.next()
  const mediaType = first.done ? undefined : mediaTypeOf(first.value)
  if (first.done || !mediaType) throw new PlinkError('RECEIPT_TYPE_UNSUPPORTED')
  const row = await db.transaction(tx => begin(tx, upload, { mediaType, declaredBytes }))
  // Another upload with the same id may have taken the place of this one.
  const isThis = and(isAt(place), eq(receipts.createdAt, row.createdAt), isNull(receipts.completedAt))
  try {
    const sizeBytes = await writeChunks(upload, row.contentKey, isThis, first.value, chunks)
    return await db.transaction(tx => complete(tx, upload, isThis, sizeBytes))
  } catch (cause) {
    await db.delete(receipts).where(isThis)
    throw cause
  }
}

/** A client that breaks off must not look like an error of the server. */
async function* readChunks(stream: UploadedBody['stream']): ReturnType<typeof chunksOf> {
  try {
    yield* chunksOf(stream)
  } catch {
    throw new PlinkError('MALFORMED_REQUEST')
  }
}

/** Stores the row that the content belongs to, in place of uploads that were broken off. */
async function begin(
  tx: Db,
  { accountId, place, clock }: Upload,
  { mediaType, declaredBytes }: { mediaType: NonNullable<ReturnType<typeof mediaTypeOf>>; declaredBytes: number },
) {
  const { id: walletId } = await lockOwner(tx, accountId)
  await tx.delete(receipts).where(and(eq(receipts.walletId, walletId), isNull(receipts.completedAt)))
  const { referenceId, receiptId: id } = place
  const taken = new Set((await receiptsOf(tx, referenceId)).map(({ slot }) => slot))
  const slot = Array.from({ length: MAX_RECEIPTS_PER_TRANSACTION }, (_, index) => index + 1).find(
    each => !taken.has(each),
  )
  if (slot === undefined) throw new PlinkError('RECEIPT_LIMIT_REACHED')
  await requireSpace(tx, walletId, declaredBytes)
  const row = { referenceId, id, walletId, slot, mediaType, contentKey: newContentKey(), createdAt: clock() }
  await tx.insert(receipts).values(row)
  return row
}

/** Throws `RECEIPT_STORAGE_FULL`. */
async function requireSpace(tx: Db, walletId: string, needed: number): Promise<void> {
  const [used] = await tx
    .select({ bytes: sum(receipts.sizeBytes).mapWith(Number) })
    .from(receipts)
    .where(eq(receipts.walletId, walletId))
  if ((used?.bytes ?? 0) + needed > MAX_RECEIPTS_BYTES) throw new PlinkError('RECEIPT_STORAGE_FULL')
}

/** Returns the number of bytes. */
async function writeChunks(
  { db, clock, lease, place: { referenceId, receiptId } }: Upload,
  contentKey: string,
  isThis: SQL | undefined,
  first: Buffer,
  others: AsyncGenerator<Buffer>,
): Promise<number> {
  let sizeBytes = 0
  let number = 0
  const write = async (chunk: Buffer) => {
    sizeBytes += chunk.byteLength
    if (sizeBytes > MAX_RECEIPT_BYTES) throw new PlinkError('RECEIPT_TOO_LARGE')
    if (!(await lease.renew(clock()))) throw uploadRunning()
    const content = encryptChunk(chunk, contentKey, chunkPlace(referenceId, receiptId, number))
    await db.transaction(async tx => {
      const [current] = await tx.select({ id: receipts.id }).from(receipts).where(isThis).for('key share')
      if (!current) throw uploadRunning()
      await tx.insert(receiptChunks).values({ referenceId, receiptId, number, content })
    })
    number += 1
  }
  await write(first)
  for await (const chunk of others) await write(chunk)
  return sizeBytes
}

async function complete(
  tx: Db,
  { accountId, clock }: Upload,
  isThis: SQL | undefined,
  sizeBytes: number,
): Promise<Receipt> {
  const { id: walletId } = await lockOwner(tx, accountId)
  await requireSpace(tx, walletId, sizeBytes)
  const [stored] = await tx.update(receipts).set({ sizeBytes, completedAt: clock() }).where(isThis).returning()
  if (!stored) throw uploadRunning()
  return presentReceipt({ ...stored, sizeBytes })
}
