import { useListSubWallets } from '#web/api/generated/wallet.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/payments/transfers.ts'

/** The wallet that the money comes from. Of a closed sub-wallet, only the number is known. */
export function Source({ subWallet }: { subWallet: string | undefined }) {
  const t = useTexts(transfers)
  const { data } = useListSubWallets({ query: { enabled: subWallet !== undefined } })
  if (subWallet === undefined) return <span>{t.mainWallet}</span>
  return <bdi>{data?.items.find(each => each.subWalletId === subWallet)?.name ?? t.subWallet(subWallet)}</bdi>
}
