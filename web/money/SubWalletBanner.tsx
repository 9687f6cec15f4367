import { useWallet } from '#web/api/use-wallet.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { pager } from '#web/messages/pager.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useAddress } from './wallet-params.ts'

/** Names the sub-wallet of a page, with a link back. Load errors are shown by the page below. */
export function SubWalletBanner({ subWallet }: { subWallet: string }) {
  const t = useTexts(pager)
  const { changed } = useAddress()
  const { data, error } = useWallet(subWallet)
  if (error && !data) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 rounded-md bg-brand-soft px-4 py-1">
      {data ? (
        <p className="py-2.5 font-semibold">{t.subWallet(data.subWallet?.name ?? subWallet)}</p>
      ) : (
        <Skeleton className="h-6 w-48" />
      )}
      <TextLink to={changed({ subWallet: null, cursor: null, reference: null })}>{t.mainWallet}</TextLink>
    </div>
  )
}
