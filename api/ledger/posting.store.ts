import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#api/db/client.ts'
import { type HoldRow, holds, postings, type TransactionRow, transactions } from '#api/db/schema/ledger.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { digestOf, type Instruction, type Posted } from './instruction.ts'
import type { Posting, Refusal } from './movement.ts'

export async function writePosting(
  tx: Db,
  walletId: string,
  asked: Instruction,
  createdAt: Date,
  refusal?: Refusal,
): Promise<Posting> {
  const posting = { id: crypto.randomUUID(), createdAt }
  await tx.insert(postings).values({
    ...posting,
    walletId,
    key: asked.key,
    requestHash: digestOf(asked),
    kind: asked.kind,
    holdId: 'holdId' in asked ? asked.holdId : null,
    refusal: refusal?.code ?? null,
    refusalReason: refusal?.reason ?? null,
  })
  return posting
}

/** The earlier result of this key. Throws `IDEMPOTENCY_MISMATCH` when the key was used for another instruction. */
export async function earlierResult(
  tx: Db,
  walletId: string,
  asked: Instruction,
): Promise<Posted | PlinkError | undefined> {
  const [earlier] = await tx
    .select()
    .from(postings)
    .where(and(eq(postings.walletId, walletId), eq(postings.key, asked.key)))
  if (!earlier) return undefined
  if (earlier.requestHash !== digestOf(asked)) throw new PlinkError('IDEMPOTENCY_MISMATCH')
  if (earlier.refusal) return refusalError(earlier.refusal, earlier.refusalReason)
  if (earlier.holdId) return ofHold(tx, earlier.holdId)
  return ofPosting(tx, earlier.id)
}

export const refusalError = (code: Refusal['code'], reason?: string | null): PlinkError =>
  new PlinkError(code, reason ? { reason } : {})

async function ofHold(tx: Db, holdId: string): Promise<Posted> {
  const [found] = await tx
    .select({ transaction: transactions, hold: holds })
    .from(holds)
    .innerJoin(transactions, eq(transactions.referenceId, holds.referenceId))
    .where(eq(holds.id, holdId))
  return found!
}

async function ofPosting(tx: Db, postingId: string): Promise<Posted> {
  const [found]: { transaction: TransactionRow; hold: HoldRow | null }[] = await tx
    .select({ transaction: transactions, hold: holds })
    .from(transactions)
    .leftJoin(holds, eq(holds.referenceId, transactions.referenceId))
    .where(eq(transactions.postingId, postingId))
    .orderBy(asc(transactions.sequence))
    .limit(1)
  const { transaction, hold } = found!
  return hold ? { transaction, hold } : { transaction }
}
