import { useErrorText } from '#web/api/error-text.ts'
import type { Beneficiary } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { beneficiaries } from '#web/messages/beneficiaries.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useRemoveBeneficiary } from './use-remove-beneficiary.ts'

interface RemoveBeneficiaryDialogProps {
  beneficiary: Beneficiary
  open: boolean
  onClose: () => void
  onRemoved: () => void
}

/** Says what the removal means, and asks once more. */
export function RemoveBeneficiaryDialog({ beneficiary, open, onClose, onRemoved }: RemoveBeneficiaryDialogProps) {
  const t = useTexts(beneficiaries)
  const errorText = useErrorText()
  const { beneficiaryId, name, nickname } = beneficiary
  const { mutate, isPending, error } = useRemoveBeneficiary(onRemoved)
  return (
    <Dialog
      open={open}
      onClose={isPending ? undefined : onClose}
      title={t.removeTitle(nickname ?? name)}
      description={<p>{t.removeText}</p>}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t.keep}
          </Button>
          <Button variant="danger" busy={isPending && t.removing} onClick={() => mutate({ beneficiaryId })}>
            {t.remove}
          </Button>
        </>
      }
    >
      {error ? (
        <Notice tone="danger" alert>
          {errorText(error)}
        </Notice>
      ) : null}
    </Dialog>
  )
}
