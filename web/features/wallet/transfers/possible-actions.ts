import type { Transfer } from '#web/api/generated/model/index.ts'

/** A schedule moves nothing itself: its runs have receipts. */
export const hasReceipt = ({ state, transactionRef }: Transfer): boolean =>
  transactionRef !== undefined && state !== 'cancelled' && state !== 'failed' && state !== 'refused'

export const isCancellable = ({ state }: Transfer): boolean => state === 'draft' || state === 'held'
