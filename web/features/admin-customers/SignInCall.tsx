import { useChangeSignInCall } from '#web/api/generated/admin-customers.ts'
import type { CustomerDetails } from '#web/api/generated/plinkAPI.schemas.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import type { ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { PanelSection } from '#web/staff/PanelSection.tsx'
import { useDraftedDialog } from '#web/staff/use-drafted-dialog.ts'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { adminSignInCall } from './admin-sign-in-call.messages.ts'
import { CustomerNoteDialog } from './CustomerNoteDialog.tsx'
import { type CustomerDialogProps, useCustomerAction } from './use-customer-action.ts'

interface SignInCallProps {
  details: CustomerDetails
  onOutcome: (notice: ActionOutcome) => void
}

/** Shows whether a phone call confirms each sign-in, with the action that changes it. Shows nothing for a sign-up. */
export function SignInCall({ details: { customer, signInCall, closedAt }, onOutcome }: SignInCallProps) {
  const t = useTexts(adminSignInCall)
  const mayChange = useMayChange()
  if (signInCall === undefined || closedAt) return null
  return (
    <PanelSection title={t.title}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg border border-line bg-surface p-4">
        <p className="flex-1 basis-64">{signInCall ? t.onText : t.offText}</p>
        {mayChange ? (
          // Each direction keeps its own reason and key.
          <ChangeSignInCall
            key={String(signInCall)}
            customerId={customer.customerId}
            signInCall={!signInCall}
            onOutcome={onOutcome}
          />
        ) : null}
      </div>
    </PanelSection>
  )
}

interface ChangeSignInCallProps extends Pick<CustomerDialogProps, 'customerId' | 'onOutcome'> {
  /** The new value of the setting. */
  signInCall: boolean
}

function ChangeSignInCall({ customerId, signInCall, onOutcome }: ChangeSignInCallProps) {
  const { mutateAsync: changeSignInCall } = useChangeSignInCall()
  const texts = useTexts(adminSignInCall)
  const { reasonLabel } = useTexts(adminCustomers)
  const t = signInCall ? texts.on : texts.off
  // The key under which an unsent reason is stored when the session ends.
  const id = `sign-in-call ${signInCall} ${customerId}`
  const { onOpen, dialog } = useDraftedDialog(id, onOutcome)
  const action = useCustomerAction({
    id,
    customerId,
    call: (reason, headers) => changeSignInCall({ customerId, data: { signInCall, reason }, headers }),
    done: () => t.done,
    onOutcome: dialog.onOutcome,
  })
  return (
    <>
      <Button variant="secondary" onClick={onOpen}>
        {t.act}
      </Button>
      <CustomerNoteDialog
        customerId={customerId}
        open={dialog.open}
        onClose={dialog.onClose}
        title={t.title}
        description={t.text}
        label={reasonLabel}
        words={{ act: t.act, acting: t.acting }}
        action={action}
      />
    </>
  )
}
