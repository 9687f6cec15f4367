import { useWallet } from '#web/api/use-wallet.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { shell } from '#web/messages/shell.ts'

/** How many transactions the customer has not seen; nothing where there are none. */
export function NewTransactions() {
  const t = useTexts(shell)
  const { number } = useFormats()
  const count = useWallet().data?.newTransactions ?? 0
  if (count === 0) return null
  return (
    <span className="flex items-center gap-1.5 text-sm font-semibold">
      <span className="rounded-full bg-brand-soft px-2 text-brand">{t.new}</span>
      <span className="min-w-5 rounded-full bg-brand px-1.5 text-center text-on-brand tabular-nums">
        {number(count)}
      </span>
    </span>
  )
}
