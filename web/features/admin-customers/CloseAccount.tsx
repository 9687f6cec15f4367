import { useRequestAccountClosure } from '#web/api/generated/admin-requests.ts'
import type { CustomerDetails } from '#web/api/generated/plinkAPI.schemas.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import { paths, queueItemPath } from '#web/paths.ts'
import type { ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { PanelSection } from '#web/staff/PanelSection.tsx'
import { useDraftedDialog } from '#web/staff/use-drafted-dialog.ts'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { adminClosure } from './admin-closure.messages.ts'
import { CustomerNoteDialog } from './CustomerNoteDialog.tsx'
import { type CustomerDialogProps, useCustomerAction } from './use-customer-action.ts'

interface CloseAccountProps {
  details: CustomerDetails
  onOutcome: (notice: ActionOutcome) => void
}

/** Shows whether the account is closed or about to be closed, with the action that requests the closure. Shows nothing for a sign-up. */
export function CloseAccount({ details, onOutcome }: CloseAccountProps) {
  const t = useTexts(adminClosure)
  const mayChange = useMayChange()
  const { customer, closureRequest, closedAt } = details
  const { onOpen, dialog } = useDraftedDialog(closureId(customer.customerId), onOutcome)
  if (customer.status === 'signing_up') return null
  const mayAsk = mayChange && !closureRequest && !closedAt
  return (
    <PanelSection title={t.title}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg border border-line bg-surface p-4">
        <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
          <ClosureText details={details} />
        </div>
        {mayAsk ? (
          <Button variant="secondary" onClick={onOpen}>
            {t.ask}
          </Button>
        ) : null}
      </div>
      <ClosureDialog customerId={customer.customerId} {...dialog} />
    </PanelSection>
  )
}

function ClosureText({ details: { closureRequest, closedAt } }: { details: CustomerDetails }) {
  const t = useTexts(adminClosure)
  const { dateTime } = useFormats()
  if (closedAt) return <p>{t.closedText(dateTime(closedAt))}</p>
  if (!closureRequest) return <p>{t.openText}</p>
  return (
    <p>
      {t.pendingText(closureRequest.requestedBy.name)}{' '}
      <TextLink to={queueItemPath(paths.adminRequests, closureRequest.requestId)}>{t.toRequests}</TextLink>
    </p>
  )
}

function ClosureDialog({ customerId, open, onClose, onOutcome }: CustomerDialogProps) {
  const { mutateAsync: requestAccountClosure } = useRequestAccountClosure()
  const t = useTexts(adminClosure)
  const { reasonLabel } = useTexts(adminCustomers)
  const action = useCustomerAction({
    id: closureId(customerId),
    customerId,
    call: (reason, headers) => requestAccountClosure({ customerId, data: { reason }, headers }),
    done: () => t.asked,
    onOutcome,
  })
  return (
    <CustomerNoteDialog
      customerId={customerId}
      open={open}
      onClose={onClose}
      title={t.askTitle}
      description={t.askText}
      label={reasonLabel}
      words={{ act: t.ask, acting: t.asking }}
      action={action}
    />
  )
}

/** The key under which an unsent reason is stored when the session ends. */
const closureId = (customerId: string) => `close-account ${customerId}`
