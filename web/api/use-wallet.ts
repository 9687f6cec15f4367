import type { Query } from '@tanstack/react-query'
import { takeEarlyBody } from './early-responses.ts'
import type { Wallet } from './generated/model/index.ts'
import { getGetWalletQueryKey, useGetWallet } from './generated/wallet.ts'
import { useMe } from './use-me.ts'

/** Query options for data that changes with every movement of money. Refetched when the user returns to the page. */
export const LIVE = { staleTime: 10_000, refetchOnWindowFocus: true } as const

const [WALLET] = getGetWalletQueryKey()

/** Everything about the wallet. */
export const OF_WALLET = {
  predicate: ({ queryKey: [path] }: Query) => String(path).startsWith(WALLET),
}

/** The wallet, or one of its sub-wallets. Not requested for a customer without a business, who has no wallet. */
export function useWallet(subWallet?: string) {
  const hasWallet = useHasWallet()
  const initialData = () => (subWallet === undefined ? takeEarlyBody<Wallet>(WALLET) : undefined)
  return useGetWallet(subWallet === undefined ? undefined : { subWallet }, {
    query: { ...LIVE, enabled: hasWallet, initialData },
  })
}

/** False until it is known. */
export function useHasWallet(): boolean {
  const { data: me } = useMe()
  return me !== undefined && me.profile !== null
}
