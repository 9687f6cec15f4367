import { useCloseSubWallet as useCloseSubWalletMutation } from '#web/api/generated/wallet.ts'
import { useRefreshWallet } from '#web/money/use-refresh-wallet.ts'

/** Calls `onDone` after the sub-wallet is closed. A refusal because of new money refetches the sub-wallet. */
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
