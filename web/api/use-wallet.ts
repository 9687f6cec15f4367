import { useGetWallet } from './generated/wallet.ts'
import { useMe } from './use-me.ts'

/** For what changes with every movement of money: asked again when the person comes back to the page. */
export const LIVE = { staleTime: 10_000, refetchOnWindowFocus: true } as const

/** The wallet, or one of its sub-wallets. Not asked for before there is a business: whoever has none has no wallet. */
export function useWallet(subWallet?: string) {
  const hasWallet = useHasWallet()
  return useGetWallet(subWallet === undefined ? undefined : { subWallet }, { query: { ...LIVE, enabled: hasWallet } })
}

/** Not known to have one counts as none. */
export function useHasWallet(): boolean {
  const { data: me } = useMe()
  return me !== undefined && me.profile !== null
}
