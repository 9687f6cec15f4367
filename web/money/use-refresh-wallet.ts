import { useQueryClient } from '@tanstack/react-query'
import { OF_WALLET } from '#web/api/use-wallet.ts'

/** Refetches everything about the wallet. */
export function useRefreshWallet(): () => void {
  const queryClient = useQueryClient()
  return () => {
    queryClient.invalidateQueries(OF_WALLET)
  }
}
