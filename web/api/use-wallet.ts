import { useGetWallet } from './generated/wallet.ts'
import { useMe } from './use-me.ts'

/** How long a balance is taken for the present one. */
const FRESH_MILLISECONDS = 10_000

/** The wallet, or one of its sub-wallets. Not asked for before there is a business: whoever has none has no wallet. */
export function useWallet(subWallet?: string) {
  const hasWallet = useHasWallet()
  return useGetWallet(subWallet === undefined ? undefined : { subWallet }, {
    query: { enabled: hasWallet, staleTime: FRESH_MILLISECONDS, refetchOnWindowFocus: true },
  })
}

/** Not known to have one counts as none. */
export function useHasWallet(): boolean {
  const { data: me } = useMe()
  return me !== undefined && me.profile !== null
}
