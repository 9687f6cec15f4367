import { and, asc, eq, getTableColumns, inArray, isNull, lte } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { type TransferBatchEntity, transferBatches, transferBatchRows } from '#api/kernel/db/schema/transfer-batches.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { realTime } from '#api/kernel/platform/clock.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { runUnattended } from './run-unattended.ts'
import type { TransferSettings } from './transfer-rules.ts'

type RunDeps = TransferSettings & Pick<Deps, 'db' | 'clock' | 'log' | 'accountTime'>

type State = TransferBatchEntity['state']
type Cause = TransferBatchEntity['stateCause']

/** Returns the batch, and locks it until the transaction ends. It is locked before its wallet. */
export async function lockBatch(tx: Db, id: string): Promise<TransferBatchEntity> {
  const [batch] = await tx.select().from(transferBatches).where(eq(transferBatches.id, id)).for('update')
  return batch!
}

/** Changes the state of the locked batch. The database rejects a step that its states do not allow. */
export async function takeBatchStep(
  tx: Db,
  { id, confirmedAt }: TransferBatchEntity,
  state: Exclude<State, 'draft'>,
  cause: Cause,
  now: Date,
): Promise<TransferBatchEntity> {
  const step = { state, stateCause: cause, stateSince: now, dueAt: state === 'sending' ? now : null }
  const [updatedBatch] = await tx
    .update(transferBatches)
    .set({ ...step, confirmedAt: state === 'sending' || state === 'awaiting_approval' ? now : confirmedAt })
    .where(eq(transferBatches.id, id))
    .returning()
  return updatedBatch!
}

/** Cancels the batches of an account that is being closed. Rows that have become transfers go on. */
export async function stopBatches(tx: Db, accountId: string, now: Date): Promise<void> {
  const isOpen = and(eq(transferBatches.accountId, accountId), inArray(transferBatches.state, ['draft', 'sending']))
  for (const batch of await tx.select().from(transferBatches).where(isOpen).orderBy(transferBatches.id).for('update'))
    await takeBatchStep(tx, batch, 'cancelled', 'account_closed', now)
}

/** Makes transfers of the confirmed rows, and ends drafts that have not been confirmed. */
export async function runTransferBatches(deps: RunDeps, signal?: AbortSignal): Promise<void> {
  const dueAt = deps.accountTime.dueByOurClock(transferBatches.dueAt, transferBatches.accountId)
  const dueBatches = await deps.db
    .select({ id: transferBatches.id, accountId: transferBatches.accountId })
    .from(transferBatches)
    .where(lte(dueAt, realTime(deps.clock)))
    .orderBy(asc(dueAt))
  for (const { id, accountId } of dueBatches) {
    try {
      await deps.accountTime.run(deps.db, accountId, () => advanceBatch(deps, id, signal))
    } catch (err) {
      deps.log.error({ err, batchId: id }, 'The rows of a batch of transfers could not be sent. The job tries again.')
    }
  }
}

async function advanceBatch(deps: RunDeps, id: string, signal: AbortSignal | undefined): Promise<void> {
  while (!signal?.aborted && (await sendNextRow(deps, id)));
}

/** Does the next thing that is due for the batch. Returns false when nothing is due. */
const sendNextRow = ({ db, ...deps }: RunDeps, id: string): Promise<boolean> =>
  db.transaction(async tx => {
    const batch = await lockBatch(tx, id)
    const now = deps.clock()
    if (batch.dueAt === null || batch.dueAt > now) return false
    if (batch.state === 'draft') {
      await takeBatchStep(tx, batch, 'expired', 'timeout', now)
      return false
    }
    const row = await nextRow(tx, id)
    if (!row) {
      await end(tx, batch, now)
      return false
    }
    const { accountId, walletId, subWalletId, madeBy } = batch
    const { batchId: _, line: __, ...transfer } = row
    await runUnattended(tx, deps, { ...transfer, accountId, walletId, subWalletId, madeBy }, ['created', 'confirmed'])
    return true
  })

/** Returns the first row that is no transfer yet, with its payee. */
async function nextRow(tx: Db, batchId: string) {
  const [row] = await tx
    .select({
      ...getTableColumns(transferBatchRows),
      payeeName: beneficiaries.name,
      payeeIban: beneficiaries.iban,
    })
    .from(transferBatchRows)
    .innerJoin(beneficiaries, eq(beneficiaries.id, transferBatchRows.beneficiaryId))
    .leftJoin(transfers, eq(transfers.id, transferBatchRows.id))
    .where(and(eq(transferBatchRows.batchId, batchId), isNull(transfers.id)))
    .orderBy(asc(transferBatchRows.line))
    .limit(1)
  return row
}

async function end(tx: Db, batch: TransferBatchEntity, now: Date): Promise<void> {
  await takeBatchStep(tx, batch, 'sent', 'rows_sent', now)
  const ids = tx
    .select({ id: transferBatchRows.id })
    .from(transferBatchRows)
    .where(eq(transferBatchRows.batchId, batch.id))
  const refusedCount = await tx.$count(transfers, and(inArray(transfers.id, ids), eq(transfers.state, 'refused')))
  if (refusedCount === 0) return
  const message = { key: 'batch_rows_refused', refused: refusedCount, count: batch.rowCount } as const
  await notify(tx, { to: batch.accountId, message, at: now })
}
