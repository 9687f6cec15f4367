import { ButtonLink } from '#web/layouts/ButtonLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { verification } from '#web/messages/verification.ts'
import { paths } from '#web/paths.ts'
import { SupportContact } from '#web/support/SupportContact.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import type { IdModal } from './id-outcome.ts'

export function IdDialog({ modal, onClose }: { modal: IdModal | null; onClose: () => void }) {
  const t = useTexts(verification)
  const isMismatch = modal === 'mismatch'
  return (
    <Dialog
      open={modal !== null}
      onClose={onClose}
      title={isMismatch ? t.mismatchTitle : t.idModalTitle}
      description={isMismatch ? t.mismatchText : t.idModalText}
      actions={
        <>
          <Button onClick={onClose}>{useTexts(common).close}</Button>
          {isMismatch ? (
            <ButtonLink to={paths.phone} variant="secondary">
              {t.changePhone}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {isMismatch ? <SupportContact /> : null}
    </Dialog>
  )
}
