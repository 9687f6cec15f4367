import { unlockCustomer } from '#web/api/generated/admin.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { NoteDialog } from '../notes/NoteDialog.tsx'
import { type CustomerDialogProps, endLockId } from './customer-dialog.ts'
import { useCustomerAction } from './use-customer-action.ts'

export function EndLockDialog({ customerId, open, onClose, onNews }: CustomerDialogProps) {
  const t = useTexts(adminCustomers)
  const action = useCustomerAction({
    id: endLockId(customerId),
    customerId,
    call: (reason, request) => unlockCustomer(customerId, { reason }, request),
    done: () => t.lockEnded,
    onNews,
  })
  return (
    <NoteDialog
      open={open}
      onClose={onClose}
      title={t.endLockTitle}
      description={t.endLockText}
      label={t.reasonLabel}
      words={{ act: t.endLock, acting: t.endingLock }}
      action={action}
    />
  )
}
