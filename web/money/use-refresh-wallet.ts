import { useQueryClient } from '@tanstack/react-query'
import { WALLET_QUERIES } from '#web/api/use-wallet.ts'

/** Refetches everything about the wallet. */
export function useRefreshWallet(): () => void {
  const queryClient = useQueryClient()
  return () => {
    queryClient.invalidateQueries(WALLET_QUERIES)
  }
}
