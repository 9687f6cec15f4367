import { useUpdateTransaction as useUpdateTransactionMutation } from '#web/api/generated/transactions.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'

/** Stores the note and the category. The list shows them, and leaves out the transaction if it no longer matches the filter. */
export function useUpdateTransaction(onDone: () => void) {
  const refreshWallet = useRefreshWallet()
  return useUpdateTransactionMutation({
    mutation: {
      onSuccess: () => {
        refreshWallet()
        onDone()
      },
    },
  })
}
