import { useQueryClient } from '@tanstack/react-query'
import { getGetWalletQueryKey } from '#web/api/generated/wallet.ts'

const [WALLET] = getGetWalletQueryKey()

/** Asks the server anew for everything about the wallet. */
export function useRefreshWallet(): () => void {
  const queryClient = useQueryClient()
  return () => {
    queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(WALLET) })
  }
}
