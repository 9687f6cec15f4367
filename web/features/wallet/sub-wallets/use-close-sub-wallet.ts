import { useCloseSubWallet as useCloseSubWalletMutation } from '#web/api/generated/wallet.ts'
import { useRefreshWallet } from '../actions/use-refresh-wallet.ts'

/** Calls `onDone` after the sub-wallet is closed. */
export function useCloseSubWallet(onDone: () => void) {
  const refreshWallet = useRefreshWallet()
  return useCloseSubWalletMutation({
    mutation: {
      onSuccess: () => {
        refreshWallet()
        onDone()
      },
    },
  })
}
