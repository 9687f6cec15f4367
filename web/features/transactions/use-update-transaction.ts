import { useUpdateTransaction as useUpdateTransactionMutation } from '#web/api/generated/transactions.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'

/** Stores the note and the category. The list shows them, and leaves out what its filter no longer matches. */
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
