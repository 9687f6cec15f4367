import { useQueryClient } from '@tanstack/react-query'
import { OF_WALLET } from '#web/api/use-wallet.ts'

/** Asks the server anew for everything about the wallet. */
export function useRefreshWallet(): () => void {
  const queryClient = useQueryClient()
  return () => {
    queryClient.invalidateQueries(OF_WALLET)
  }
}
