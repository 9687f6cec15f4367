import { useTexts } from '#web/lib/locale.tsx'
import { subWallets } from '#web/messages/sub-wallets.ts'
import { PocketsIcon } from '#web/ui/icons.tsx'

export function NoSubWallets() {
  const t = useTexts(subWallets)
  return (
    <div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-control px-6 py-10 text-center">
      <PocketsIcon className="size-10 text-muted" />
      <p className="font-semibold">{t.emptyTitle}</p>
      <p className="max-w-md text-muted">{t.emptyText}</p>
    </div>
  )
}
