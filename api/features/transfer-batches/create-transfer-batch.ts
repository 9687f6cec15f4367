import { and, eq, inArray } from 'drizzle-orm'
import type { CreateTransferBatchRequest, TransferBatchDetails } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { Account } from '#api/kernel/db/schema/auth.ts'
import { type TransferBatchEntity, transferBatches, transferBatchRows } from '#api/kernel/db/schema/transfer-batches.ts'
import { canonicalJson } from '#api/kernel/platform/canonical-json.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { sha256 } from '#api/kernel/platform/cryptography.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { isMaker } from '#api/money/approvals/approval-rules.ts'
import { walletOf } from '#api/money/ledger/find-wallet.ts'
import { lockWallet, spendableOf } from '#api/money/ledger/wallets.ts'
import { takeBatchStep } from '#api/money/transfers/transfer-batches.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { BATCH_DRAFT_HOURS, MAX_BATCH_DRAFTS } from '#domain/constants.ts'
import { visibleLine } from '#domain/visible-text.ts'
import { checkPayees, type PayableRow } from './check-payees.ts'
import { presentDetails, requireBatch } from './transfer-batches.store.ts'
import { readTransferTable, type TransferFile } from './transfer-table.ts'

const MOST_PROBLEMS = 100

/**
 * Stores the rows of a file as a draft, once each was checked. Returns the batch of the same rows if the person may have it. Throws
 * `TRANSFER_FILE_INVALID`, `TRANSFER_ROWS_INVALID`, `SUB_WALLET_NOT_FOUND`, `TRANSFER_BATCH_NOT_FOUND`.
 */
export async function createTransferBatch(
  deps: Deps,
  { account, person }: SessionBearer,
  { csv, fileName, subWallet, repeatOf }: CreateTransferBatchRequest,
): Promise<{ isNew: boolean; details: TransferBatchDetails }> {
  const { db } = deps
  const { id: walletId } = await walletOf(db, account.id)
  const file = readTransferTable(csv)
  return db.transaction(async tx => {
    const drafts = await lockDrafts(tx, account.id)
    // The call throws if there is no such sub-wallet. Of two concurrent files, one waits here and finds the other.
    spendableOf(await lockWallet(tx, walletId), subWallet)
    const rows = await requirePayees(tx, deps, account.id, file)
    const digest = sha256(canonicalJson({ subWallet: subWallet ?? null, rows: rows.map(({ line: _, ...row }) => row) }))
    const repetition = repeatOf ? repetitionAfter(await requireBatch(tx, account, repeatOf), digest) : 0
    const same = await findSame(tx, deps, person, { accountId: account.id, digest, repetition })
    if (same) return { isNew: false, details: await presentDetails(tx, same) }
    await cancelOldest(tx, drafts, deps.clock())
    const source = { accountId: account.id, walletId, subWalletId: subWallet ?? null }
    const batch = await store(
      tx,
      { ...source, madeBy: person.id, fileName: visibleLine(fileName ?? '') || null, digest, repetition },
      rows,
      deps.clock(),
    )
    return { isNew: true, details: await presentDetails(tx, batch) }
  })
}

/** Locks the open batches, the oldest first, before the wallet, as confirmations do. */
const lockDrafts = (tx: Db, accountId: string): Promise<TransferBatchEntity[]> =>
  tx
    .select()
    .from(transferBatches)
    .where(and(eq(transferBatches.accountId, accountId), eq(transferBatches.state, 'draft')))
    .orderBy(transferBatches.createdAt, transferBatches.id)
    .for('update')

async function cancelOldest(tx: Db, drafts: TransferBatchEntity[], now: Date): Promise<void> {
  for (const draft of drafts.slice(0, Math.max(0, drafts.length - MAX_BATCH_DRAFTS + 1)))
    await takeBatchStep(tx, draft, 'cancelled', 'newer_drafts', now)
}

/** Returns the rows with their beneficiaries. Throws `TRANSFER_ROWS_INVALID` with the first errors of the file. */
async function requirePayees(tx: Db, deps: Deps, accountId: string, file: TransferFile): Promise<PayableRow[]> {
  const { payable, problems } = await checkPayees(tx, deps, accountId, file)
  if (problems.length === 0) return payable
  throw new PlinkError('TRANSFER_ROWS_INVALID', { rows: problems.slice(0, MOST_PROBLEMS) })
}

/** Throws `TRANSFER_BATCH_NOT_FOUND` for a batch that was not confirmed, or that has other rows. */
function repetitionAfter(earlier: TransferBatchEntity, digest: string): number {
  if (earlier.confirmedAt === null || earlier.digest !== digest) throw new PlinkError('TRANSFER_BATCH_NOT_FOUND')
  return earlier.repetition + 1
}

/** Returns the batch of these rows, unless it has ended without being confirmed. Another person alone can confirm their draft, so it is cancelled. */
async function findSame(
  tx: Db,
  { clock }: Deps,
  person: Account,
  { accountId, digest, repetition }: Pick<TransferBatchEntity, 'accountId' | 'digest' | 'repetition'>,
): Promise<TransferBatchEntity | undefined> {
  const isSame = and(
    eq(transferBatches.accountId, accountId),
    eq(transferBatches.digest, digest),
    eq(transferBatches.repetition, repetition),
    inArray(transferBatches.state, ['draft', 'awaiting_approval', 'sending', 'sent']),
  )
  const [batch] = await tx.select().from(transferBatches).where(isSame)
  if (batch?.state !== 'draft') return batch
  if (batch.dueAt! <= clock()) await takeBatchStep(tx, batch, 'expired', 'timeout', clock())
  else if (isMaker(batch.madeBy, person)) return batch
  else await takeBatchStep(tx, batch, 'cancelled', 'newer_drafts', clock())
  return undefined
}

type Content = Pick<
  TransferBatchEntity,
  'accountId' | 'walletId' | 'subWalletId' | 'madeBy' | 'fileName' | 'digest' | 'repetition'
>

async function store(tx: Db, content: Content, rows: PayableRow[], now: Date): Promise<TransferBatchEntity> {
  const [batch] = await tx
    .insert(transferBatches)
    .values({
      ...content,
      id: crypto.randomUUID(),
      rowCount: rows.length,
      total: rows.reduce((sum, { amount }) => sum + amount, 0),
      state: 'draft',
      stateCause: 'created',
      stateSince: now,
      createdAt: now,
      dueAt: addSeconds(now, BATCH_DRAFT_HOURS * 3600),
    })
    .returning()
  await tx.insert(transferBatchRows).values(rows.map(row => ({ ...row, id: crypto.randomUUID(), batchId: batch!.id })))
  return batch!
}
