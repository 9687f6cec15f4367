import { useRenameSubWallet as useRenameSubWalletMutation } from '#web/api/generated/wallet.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'

/** Calls `onDone` after the sub-wallet has its new name. */
export function useRenameSubWallet(onDone: () => void) {
  const refreshWallet = useRefreshWallet()
  return useRenameSubWalletMutation({
    mutation: {
      onSuccess: () => {
        refreshWallet()
        onDone()
      },
    },
  })
}
