import { useCloseSubWallet as useCloseSubWalletMutation } from '#web/api/generated/wallet.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'

/** Calls `onDone` after the sub-wallet is closed. One that has got money since it was shown is shown anew. */
export function useCloseSubWallet(onDone: () => void) {
  const refreshWallet = useRefreshWallet()
  return useCloseSubWalletMutation({
    mutation: {
      onSuccess: () => {
        refreshWallet()
        onDone()
      },
      onError: ({ body }) => {
        if (body.code === 'SUB_WALLET_NOT_EMPTY') refreshWallet()
      },
    },
  })
}
