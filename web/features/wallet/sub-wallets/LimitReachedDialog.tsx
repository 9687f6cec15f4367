import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { subWallets } from '#web/messages/wallet/sub-wallets.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

export function LimitReachedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(subWallets)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.limitReachedTitle}
      description={t.limitReachedText}
      actions={<Button onClick={onClose}>{useTexts(common).close}</Button>}
    />
  )
}
