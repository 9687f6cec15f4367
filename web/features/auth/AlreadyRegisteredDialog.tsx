import { ButtonLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { auth } from '#web/messages/auth.ts'
import { paths } from '#web/paths.ts'
import { Dialog } from '#web/ui/Dialog.tsx'

export function AlreadyRegisteredDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(auth)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.alreadyRegisteredTitle}
      description={t.alreadyRegisteredText}
      actions={<ButtonLink to={paths.login}>{t.goToLogin}</ButtonLink>}
    />
  )
}
