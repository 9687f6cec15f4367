import { eq } from 'drizzle-orm'
import type { TransferCause, TransferState } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { type TransferRow, transfers } from '#api/db/schema/transfers.ts'

/** The transfer, which nobody else changes until the transaction ends. It is locked before the wallets that its money moves between. */
export async function lockTransfer(tx: Db, id: string): Promise<TransferRow | undefined> {
  const [found] = await tx.select().from(transfers).where(eq(transfers.id, id)).for('update')
  return found
}

type Progress = Partial<
  Pick<
    TransferRow,
    | 'confirmedAt'
    | 'transactionRef'
    | 'returnedRef'
    | 'holdId'
    | 'dueAt'
    | 'sequenceNumber'
    | 'firstSubmittedAt'
    | 'lastSubmittedAt'
    | 'submissions'
    | 'unknownSince'
    | 'questions'
    | 'lastAnswer'
    | 'lastAskedAt'
    | 'undecidedSince'
    | 'providerReference'
    | 'bankReason'
  >
>

interface Step {
  state: TransferState
  cause: TransferCause
  at: Date
}

/** Takes the locked transfer to another state. The database refuses a step that its states do not have. */
export const takeStep = (tx: Db, { id }: TransferRow, { state, cause, at }: Step, progress: Progress = {}) =>
  update(tx, id, { ...progress, state, stateCause: cause, stateSince: at })

/** Keeps the state of the locked transfer. */
export const noteProgress = (tx: Db, { id }: TransferRow, progress: Progress) => update(tx, id, progress)

async function update(tx: Db, id: string, changes: Partial<TransferRow>): Promise<TransferRow> {
  const [changed] = await tx.update(transfers).set(changes).where(eq(transfers.id, id)).returning()
  return changed!
}
