import { useHasWallet, useWallet } from '#web/api/use-wallet.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { shell } from '#web/messages/shell.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** What is in the wallet and all its sub-wallets. Left out where there is no wallet, or it could not be asked. */
export function TotalBalance() {
  const t = useTexts(shell)
  const { money } = useFormats()
  const hasWallet = useHasWallet()
  const { data: wallet, isError } = useWallet()
  if (!hasWallet || (isError && !wallet)) return null
  return (
    <p className="inline-flex items-center gap-1.5 rounded-full bg-brand-soft px-3.5 py-1.5 text-sm font-semibold whitespace-nowrap text-brand">
      {t.totalBalance} {wallet ? <Ltr>{money(wallet.total.amount)}</Ltr> : <Skeleton className="h-4 w-24" />}
    </p>
  )
}
