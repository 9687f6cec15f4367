import { useFreezeCustomer, useUnfreezeCustomer } from '#web/api/generated/admin-customers.ts'
import type { CustomerFreeze, CustomerWallet } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import type { ActionOutcome } from '#web/staff/notes/ActionNotice.tsx'
import { useDraftedDialog } from '#web/staff/use-drafted-dialog.ts'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { CustomerNoteDialog } from './CustomerNoteDialog.tsx'
import { type CustomerDialogProps, useCustomerAction } from './use-customer-action.ts'

interface WalletFreezeProps {
  customerId: string
  wallet: CustomerWallet
  onOutcome: (notice: ActionOutcome) => void
}

/** Freezes the wallet. If it is frozen, shows who froze it and why, with the action that lifts the freeze. */
export function WalletFreeze({ customerId, wallet: { frozen, freeze }, onOutcome }: WalletFreezeProps) {
  const t = useTexts(adminCustomers)
  const mayChange = useMayChange()
  const freezing = useDraftedDialog(freezeId(customerId), onOutcome)
  const lifting = useDraftedDialog(liftFreezeId(customerId), onOutcome)
  return (
    <>
      {frozen ? (
        <div className="flex flex-1 basis-full flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <div className="grid min-w-0 flex-1 basis-64 grid-cols-1 gap-1 wrap-anywhere">
            <p>{t.frozenText}</p>
            {freeze ? <Freeze freeze={freeze} /> : null}
          </div>
          {mayChange ? <Button onClick={lifting.onOpen}>{t.liftFreeze}</Button> : null}
        </div>
      ) : mayChange ? (
        <Button variant="secondary" onClick={freezing.onOpen}>
          {t.freeze}
        </Button>
      ) : null}
      <FreezeDialog customerId={customerId} {...freezing.dialog} />
      <LiftFreezeDialog customerId={customerId} {...lifting.dialog} />
    </>
  )
}

function Freeze({ freeze: { admin, reason, frozenAt } }: { freeze: CustomerFreeze }) {
  const t = useTexts(adminCustomers)
  const { dateTime } = useFormats()
  return (
    <>
      <p>
        {t.reasonLabel}: <bdi>{reason}</bdi>
      </p>
      <p className="text-sm text-muted">{t.frozenBy(admin.name, dateTime(frozenAt))}</p>
    </>
  )
}

function FreezeDialog({ customerId, open, onClose, onOutcome }: CustomerDialogProps) {
  const { mutateAsync: freezeCustomer } = useFreezeCustomer()
  const t = useTexts(adminCustomers)
  const action = useCustomerAction({
    id: freezeId(customerId),
    customerId,
    call: (reason, headers) => freezeCustomer({ customerId, data: { reason }, headers }),
    done: () => t.walletIsFrozen,
    onOutcome,
  })
  return (
    <CustomerNoteDialog
      customerId={customerId}
      open={open}
      onClose={onClose}
      title={t.freezeTitle}
      description={t.freezeText}
      label={t.reasonLabel}
      words={{ act: t.freeze, acting: t.freezing }}
      variant="danger"
      action={action}
    />
  )
}

function LiftFreezeDialog({ customerId, open, onClose, onOutcome }: CustomerDialogProps) {
  const { mutateAsync: unfreezeCustomer } = useUnfreezeCustomer()
  const t = useTexts(adminCustomers)
  const action = useCustomerAction({
    id: liftFreezeId(customerId),
    customerId,
    call: (reason, headers) => unfreezeCustomer({ customerId, data: { reason }, headers }),
    done: () => t.freezeLifted,
    onOutcome,
  })
  return (
    <CustomerNoteDialog
      customerId={customerId}
      open={open}
      onClose={onClose}
      title={t.liftFreezeTitle}
      description={t.liftFreezeText}
      label={t.reasonLabel}
      words={{ act: t.liftFreeze, acting: t.liftingFreeze }}
      action={action}
    />
  )
}

/** The keys under which an unsent reason is stored when the session ends. */
const freezeId = (customerId: string) => `freeze ${customerId}`
const liftFreezeId = (customerId: string) => `lift-freeze ${customerId}`
