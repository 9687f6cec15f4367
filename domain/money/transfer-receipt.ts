/** Whether there is a receipt, because money has moved or is on its way. A schedule moves nothing itself; its runs have receipts. */
export const hasReceipt = ({ state, transactionRef }: { state: string; transactionRef?: string | null }): boolean =>
  Boolean(transactionRef) && state !== 'cancelled' && state !== 'failed' && state !== 'refused'
