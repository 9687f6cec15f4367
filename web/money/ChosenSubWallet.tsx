import { useListSubWallets } from '#web/api/generated/wallet.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { subWallets } from '#web/messages/wallet/sub-wallets.ts'

/**
 * The sub-wallets to choose from, and the chosen one, which is empty for the main wallet. A sub-wallet that was closed meanwhile is replaced by the
 * main wallet. The form keeps its ID and says so until another one is chosen.
 */
export function useChosenSubWallet(inForm: string) {
  const { data } = useListSubWallets({ query: LIVE })
  const items = data?.items ?? []
  const isClosed = data !== undefined && inForm !== '' && !items.some(({ subWalletId }) => subWalletId === inForm)
  return {
    subWallet: isClosed ? '' : inForm,
    isClosed,
    options: items.map(({ subWalletId, name }) => ({ value: subWalletId, label: name })),
  }
}

/** Always rendered, so that its content is announced. */
export function SubWalletClosed({ isClosed }: { isClosed: boolean }) {
  const t = useTexts(subWallets)
  return (
    <span role="status" className="block text-sm text-warning empty:hidden">
      {isClosed ? t.chosenIsClosed : ''}
    </span>
  )
}
