import { useCancelTransferBatch as useCancelTransferBatchMutation } from '#web/api/generated/transfer-batches.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'

/** Discards a batch that is not confirmed. */
export function useCancelTransferBatch(batchId: string) {
  const { mutate, isPending, error } = useCancelTransferBatchMutation({ mutation: { onSettled: useRefreshWallet() } })
  return { cancel: () => mutate({ batchId }), isPending, error }
}
