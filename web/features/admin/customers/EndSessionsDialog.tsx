import { endCustomerSessions } from '#web/api/generated/admin.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/admin-customers.ts'
import { NoteDialog } from '../notes/NoteDialog.tsx'
import { type CustomerDialogProps, endSessionsId } from './customer-dialog.ts'
import { useCustomerAction } from './use-customer-action.ts'

export function EndSessionsDialog({
  customerId,
  count,
  open,
  onClose,
  onNews,
}: CustomerDialogProps & { count: number }) {
  const t = useTexts(adminCustomers)
  const action = useCustomerAction({
    id: endSessionsId(customerId),
    customerId,
    call: (reason, request) => endCustomerSessions(customerId, { reason }, request),
    done: ({ ended }) => t.sessionsEnded(ended),
    onNews,
  })
  return (
    <NoteDialog
      open={open}
      onClose={onClose}
      title={t.endSessionsTitle}
      description={t.endSessionsText(count)}
      label={t.reasonLabel}
      words={{ act: t.endSessions, acting: t.endingSessions }}
      variant="danger"
      action={action}
    />
  )
}
