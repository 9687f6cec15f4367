import { useListSubWallets } from '#web/api/generated/wallet.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/payments/transfers.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** The wallet that the money comes from. Of a closed sub-wallet, only the number is known. */
export function Source({ subWallet }: { subWallet: string | undefined }) {
  const t = useTexts(transfers)
  const { data, isPending } = useListSubWallets({ query: { enabled: subWallet !== undefined } })
  if (subWallet === undefined) return <span>{t.mainWallet}</span>
  // The number would give way to the name a moment later.
  if (isPending) return <Skeleton className="my-1 h-4 w-24" />
  return <bdi>{data?.items.find(each => each.subWalletId === subWallet)?.name ?? t.subWallet(subWallet)}</bdi>
}
