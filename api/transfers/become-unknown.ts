import type { Db } from '#api/db/client.ts'
import type { TransferRow } from '#api/db/schema/transfers.ts'
import { takeStep } from './transfer-steps.ts'

/** From now on only the provider or the staff says whether it was paid. */
export const becomeUnknown = (tx: Db, transfer: TransferRow, now: Date): Promise<TransferRow> =>
  takeStep(
    tx,
    transfer,
    { state: 'unknown', cause: 'no_answer', at: now },
    { unknownSince: transfer.unknownSince ?? now, dueAt: now },
  )
