import { and, asc, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { TransferBatch, TransferBatchDetails, TransferBatchRow } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { type TransferBatchEntity, transferBatches, transferBatchRows } from '#api/kernel/db/schema/transfer-batches.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { wallets } from '#api/kernel/db/schema/wallet.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { isMaker } from '#api/money/approvals/approval-rules.ts'
import { limitStates, scopesOf } from '#api/money/ledger/limits.ts'
import { lockWallet, requireInUse } from '#api/money/ledger/wallets.ts'
import { presentParty } from '#api/money/transfers/present-transfer.ts'
import { requireAffordable } from '#api/money/transfers/transfer-rules.ts'
import { madeByIn, peopleOf } from '#api/people/accounts/people-of.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { sar } from '#domain/money/money.ts'

/** The account's batch. Throws `WALLET_NOT_FOUND`, `TRANSFER_BATCH_NOT_FOUND`. */
export async function requireBatch(db: Db, account: Account, id: string): Promise<TransferBatchEntity> {
  const [row] = await db
    .select({ batch: transferBatches })
    .from(wallets)
    .leftJoin(transferBatches, and(eq(transferBatches.id, id), eq(transferBatches.accountId, wallets.accountId)))
    .where(eq(wallets.accountId, account.id))
  if (!row) throw new PlinkError('WALLET_NOT_FOUND')
  if (!row.batch) throw new PlinkError('TRANSFER_BATCH_NOT_FOUND')
  return row.batch
}

/** Throws `TRANSFER_BATCH_EXPIRED` for a batch that does not wait for the code of this person. */
export function requireDraft(
  { state, dueAt, madeBy }: TransferBatchEntity,
  { person }: Pick<SessionBearer, 'person'>,
  now: Date,
): void {
  const isOver = state !== 'draft' || dueAt === null || dueAt <= now
  if (isOver || !isMaker(madeBy, person)) throw new PlinkError('TRANSFER_BATCH_EXPIRED')
}

/**
 * Throws when the wallet may not send the sum now: `SUB_WALLET_NOT_FOUND`, `WALLET_INACTIVE`, `WALLET_FROZEN`, `INSUFFICIENT_FUNDS`,
 * `LIMIT_EXCEEDED`.
 */
export async function requireSendable(tx: Db, deps: Deps, batch: TransferBatchEntity): Promise<void> {
  const payer = await lockWallet(tx, batch.walletId)
  requireInUse(payer)
  // All rows of a batch go to beneficiaries.
  const scopes = scopesOf('wallet_to_bank_transfer', true)
  const limits = await limitStates(tx, deps, batch.walletId, scopes, deps.clock())
  requireAffordable(payer, { subWalletId: batch.subWalletId, amount: batch.total }, limits)
}

export async function presentBatches(db: Db, batches: TransferBatchEntity[]): Promise<TransferBatch[]> {
  const ids = batches.map(({ id }) => id)
  const counts = await db
    .select({
      batchId: transferBatchRows.batchId,
      sent: count(transfers.id),
      refused: sql`count(*) filter (where ${transfers.state} = 'refused')`.mapWith(Number),
    })
    .from(transferBatchRows)
    .leftJoin(transfers, eq(transfers.id, transferBatchRows.id))
    .where(inArray(transferBatchRows.batchId, ids))
    .groupBy(transferBatchRows.batchId)
  const countsOf = new Map(counts.map(each => [each.batchId, each]))
  const people = await peopleOf(
    db,
    batches.map(({ madeBy }) => madeBy),
  )
  return batches.map(batch => ({ ...present(batch, countsOf.get(batch.id)), ...madeByIn(people, batch.madeBy) }))
}

export async function presentBatch(db: Db, batch: TransferBatchEntity): Promise<TransferBatch> {
  const [response] = await presentBatches(db, [batch])
  return response!
}

export const presentDetails = async (db: Db, batch: TransferBatchEntity): Promise<TransferBatchDetails> => ({
  batch: await presentBatch(db, batch),
  rows: await rowsOf(db, batch.id),
})

function present(
  { id, state, fileName, subWalletId, total, rowCount, createdAt, confirmedAt }: TransferBatchEntity,
  counts: { sent: number; refused: number } | undefined,
): TransferBatch {
  return {
    batchId: id,
    state,
    ...(fileName && { fileName }),
    ...(subWalletId && { subWallet: subWalletId }),
    total: sar(total),
    count: rowCount,
    sent: counts?.sent ?? 0,
    refused: counts?.refused ?? 0,
    createdAt: createdAt.toISOString(),
    ...(confirmedAt && { confirmedAt: confirmedAt.toISOString() }),
  }
}

async function rowsOf(db: Db, batchId: string): Promise<TransferBatchRow[]> {
  const rows = await db
    .select({
      ...getTableColumns(transferBatchRows),
      payeeName: beneficiaries.name,
      payeeIban: beneficiaries.iban,
      transferId: transfers.id,
      state: transfers.state,
      cause: transfers.stateCause,
    })
    .from(transferBatchRows)
    .innerJoin(beneficiaries, eq(beneficiaries.id, transferBatchRows.beneficiaryId))
    .leftJoin(transfers, eq(transfers.id, transferBatchRows.id))
    .where(eq(transferBatchRows.batchId, batchId))
    .orderBy(asc(transferBatchRows.line))
  return rows.map(({ line, amount, purpose, note, transferId, state, cause, ...payee }) => ({
    line,
    destination: presentParty({ ...payee, ...NO_OTHER_PAYEE }),
    amount: sar(amount),
    purpose,
    ...(note && { note }),
    ...(transferId && state && cause && { transferId, state, cause }),
  }))
}

/** All payees of a batch are beneficiaries. */
const NO_OTHER_PAYEE = { payeeNameArabic: null, billerCode: null, billAccount: null, billNumber: null }
