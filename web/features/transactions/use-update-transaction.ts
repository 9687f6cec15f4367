import type { Transaction } from '#web/api/generated/plinkAPI.schemas.ts'
import { useUpdateTransaction as useUpdateTransactionMutation } from '#web/api/generated/transactions.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'

/** Stores the note and the category. The list shows them, and leaves out the transaction if it no longer matches the filter. */
export function useUpdateTransaction(onDone: (transaction: Transaction) => void) {
  const refreshWallet = useRefreshWallet()
  return useUpdateTransactionMutation({
    mutation: {
      onSuccess: transaction => {
        refreshWallet()
        onDone(transaction)
      },
    },
  })
}
