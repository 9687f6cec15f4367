import { useUnlockCustomer } from '#web/api/generated/admin-customers.ts'
import type { CustomerDetails, CustomerLock } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import type { ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { CustomerStatusBadge, PanelSection } from '#web/staff/PanelSection.tsx'
import { useDraftedDialog } from '#web/staff/use-drafted-dialog.ts'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { CustomerNoteDialog } from './CustomerNoteDialog.tsx'
import { type CustomerDialogProps, useCustomerAction } from './use-customer-action.ts'
import { WalletFreeze } from './WalletFreeze.tsx'

interface CustomerStateProps {
  details: CustomerDetails
  onOutcome: (notice: ActionOutcome) => void
}

/** The state of the customer, with the action that ends a lock. */
export function CustomerState({ details, onOutcome }: CustomerStateProps) {
  const t = useTexts(adminCustomers)
  const { customer, locks } = details
  const mayChange = useMayChange()
  const { onOpen, dialog } = useDraftedDialog(endLockId(customer.customerId), onOutcome)
  return (
    <PanelSection title={t.statusTitle}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg border border-line bg-surface p-4">
        <div className="grid min-w-0 flex-1 basis-64 grid-cols-1 gap-2 wrap-anywhere">
          <div>
            <CustomerStatusBadge status={customer.status} />
          </div>
          <StatusText details={details} />
          {locks.map(lock => (
            <LockText key={lock.type} lock={lock} />
          ))}
        </div>
        {locks.length > 0 && mayChange ? <Button onClick={onOpen}>{t.endLock}</Button> : null}
        {details.wallet ? (
          <WalletFreeze customerId={customer.customerId} wallet={details.wallet} onOutcome={onOutcome} />
        ) : null}
      </div>
      <EndLockDialog customerId={customer.customerId} {...dialog} />
    </PanelSection>
  )
}

/** The status text. A lock has its own text. */
function StatusText({ details: { customer, currentStep, wallet } }: { details: CustomerDetails }) {
  const t = useTexts(adminCustomers)
  if (customer.status === 'signing_up') return <p>{t.signingUpText(t.step[currentStep])}</p>
  if (customer.status !== 'active') return null
  return <p>{wallet ? t.activeText : t.withoutProfileText}</p>
}

function LockText({ lock: { type, kind, lockedUntil } }: { lock: CustomerLock }) {
  const t = useTexts(adminCustomers)
  const { dateTime } = useFormats()
  const what = t.lockOf[type]
  return <p>{kind === 'soft' && lockedUntil ? t.softLockUntil(what, dateTime(lockedUntil)) : t.hardLock(what)}</p>
}

function EndLockDialog({ customerId, open, onClose, onOutcome }: CustomerDialogProps) {
  const { mutateAsync: unlockCustomer } = useUnlockCustomer()
  const t = useTexts(adminCustomers)
  const action = useCustomerAction({
    id: endLockId(customerId),
    customerId,
    call: (reason, headers) => unlockCustomer({ customerId, data: { reason }, headers }),
    done: () => t.lockEnded,
    onOutcome,
  })
  return (
    <CustomerNoteDialog
      customerId={customerId}
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

/** The key under which an unsent reason is stored when the session ends. */
const endLockId = (customerId: string) => `end-lock ${customerId}`
